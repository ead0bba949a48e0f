import { type Brand } from './choices.ts'

/**
 * Models that are recognised without any offer, with alternative spellings behind `=`. Each is one family however it is
 * spelled (`contract/model-family.ts`).
 */
// prettier-ignore
export const knownModels: Partial<Record<Brand, string>> = {
  Toyota: 'Auris=аурис, Avalon, Avensis=авенсис, Aygo=айго, bZ4X, C-HR=си ейч ар, Camry=камри, Carina, Celica, Corolla=корола, Corona, Crown, Estima, FJ Cruiser, Fortuner, GR86, GT86, Hiace, Highlander=хайлендър, Hilux=хайлукс, iQ, Land Cruiser=ленд крузър/ланд крузер/ланд круизер/ленд крузер/ланд крузър, Matrix, Mirai, MR2, Paseo, Picnic, Previa, Prius=приус/приюс, ProAce, RAV4=рав 4, Sequoia, Sienna, Starlet, Supra, Tacoma, Tundra, Urban Cruiser, Venza, Verso=версо, Yaris=ярис/йарис, Yaris Cross',
  Ford: 'B-MAX, Bronco, C-MAX, Cougar, Crown Victoria, EcoSport, Edge, Escape, Escort, Expedition, Explorer, F-150, F-250, F-350, Fiesta=фиеста, Focus=фокус, Fusion, Galaxy, Grand C-MAX, Ka, Kuga=куга, Maverick, Mondeo=мондео, Mustang=мустанг, Mustang Mach-E, Orion, Probe, Puma=пума, Ranger=рейнджър, S-MAX, Scorpio, Sierra, Streetka, Taunus, Taurus, Tourneo, Transit=транзит, Windstar',
  Honda: 'Accord=акорд, City, Civic=сивик/цивик, Concerto, CR-V=црв/срв/цр в/си ар ви, CR-Z, CRX, e, e:Ny1, FR-V, HR-V=хрв, Insight, Integra, Jazz=джаз/джазз, Legend, Logo, NSX, Odyssey, Pilot, Prelude, Ridgeline, S2000, Shuttle, Stream',
  Chevrolet: 'Astro, Avalanche, Aveo=авео, Blazer, Bolt, Camaro=камаро, Captiva=каптива, Colorado, Corvette=корвет, Cruze=круз, Epica, Equinox, Evanda, Express, HHR, Impala, Kalos, Lacetti=лачети, Malibu, Matiz, Nubira, Orlando, Rezzo, S-10, Silverado, Spark, Suburban, Tacuma, Tahoe, Tracker, TrailBlazer, Traverse, Trax, Volt',
  Volkswagen: 'Amarok, Arteon, Atlas, Beetle=бийтъл/бръмбар/костенурка, Bora, Caddy=кади, California, Caravelle, CC, Corrado, Crafter, Eos, Fox, Golf=голф, ID.3, ID.4, ID.5, ID.7, ID. Buzz, Jetta=джета, Kaefer, LT, Lupo, Multivan, New Beetle, Passat=пасат, Phaeton, Polo=поло, Santana, Scirocco=сироко, Sharan=шаран, T-Cross, T-Roc=ти рок, Taigo, Tiguan=тигуан/тигван, Touareg=туарег, Touran=туран, Transporter=транспортер, Up=ъп, Vento',
  Nissan: '100NX, 200SX, 300ZX, 350Z, 370Z, Almera=алмера, Almera Tino, Altima, Ariya, Armada, Bluebird, Cube, Evalia, GT-R, Interstar, Juke=джук/жук, Kicks, Kubistar, Leaf, Maxima, Micra=микра, Murano, Navara=навара, Note=ноут/нота, NV200, Pathfinder, Patrol=патрол, Pixo, Prairie, Primastar, Primera=примера, Pulsar, Qashqai=кашкай/кашкаи/qashqay/quashqai/qashkai, Quest, Rogue, Sentra, Serena, Sunny, Teana, Terrano=терано, Tiida, Titan, Vanette, Versa, X-Trail=х трейл/екстрейл/икс трейл/xtrail, Z',
  BMW: '1M, 1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 6 Series, 7 Series, 8 Series, i3, i4, i5, i7, i8, iX, iX1, iX2, iX3, M1, M2, M3, M4, M5, M6, M8, X1, X2, X3, X4, X5, X6, X7, XM, Z1, Z3, Z4, Z8',
  'Mercedes-Benz': 'A Class, B Class, C Class, E Class, G Class, M Class, R Class, S Class, V Class, X Class, 190, 240, 250, AMG GT, Citan, EQA, EQB, EQC, EQE, EQS, EQV, SLR, SLS, Sprinter=спринтер, Vaneo, Vario, Viano, Vito=вито',
  Audi: '80, 90, 100, 200, A1, A2, A3, A4, A5, A6, A7, A8, Allroad, Cabriolet, Coupe, e-tron, e-tron GT, Q2, Q3, Q4, Q5, Q6, Q7, Q8, R8, RS2, RS3, RS4, RS5, RS6, RS7, RS Q3, RS Q8, S1, S2, S3, S4, S5, S6, S7, S8, SQ2, SQ5, SQ7, SQ8, TT, TTS, TT RS, V8',
  Hyundai: 'Accent=акцент, Atos=атос, Azera, Bayon, Coupe, Creta, Elantra=елантра, Galloper, Genesis, Getz=гетц, Grandeur, H-1, H100, H200, H350, i10, i20, i30, i40, Ioniq=йоник/айоник, Ioniq 5, Ioniq 6, ix20, ix35, ix55, Kona=кона, Lantra, Matrix, Palisade, Pony, S-Coupe, Santa Fe=санта фе, Santamo, Sonata=соната, Staria, Terracan, Trajet, Tucson=тусон/туксон/тъксън, Veloster, Veracruz, XG',
  Kia: 'Besta, Carens, Carnival=карнивал, Ceed=сийд/сид, Cerato, Clarus, EV3, EV6, EV9, Joice, K2500, Magentis, Niro=ниро, Opirus, Optima=оптима, Picanto=пиканто, Pregio, Pride, ProCeed, Retona, Rio=рио, Seltos, Sephia, Shuma, Sorento=соренто, Soul, Spectra, Sportage=спортидж/спортейдж/спортаж, Stinger, Stonic, Telluride, Venga, XCeed',
  Volvo: '240, 340, 440, 460, 480, 740, 760, 850, 940, 960, C30, C40, C70, EX30, EX90, S40, S60, S70, S80, S90, V40, V50, V60, V70, V90, XC40=хц40, XC60=хц60, XC70=хц70, XC90=хц90',
  Mazda: '121, 2, 3, 323, 5, 6, 626, 929, B2500, BT-50, CX-3, CX-30, CX-5, CX-50, CX-60, CX-7, CX-80, CX-9, Demio, MPV, MX-3, MX-30, MX-5=миата, MX-6, Premacy, RX-7, RX-8, Tribute, Xedos',
  Subaru: 'Ascent, Baja, BRZ, Crosstrek, Forester=форестър/форестер, Impreza=импреза, Justy, Legacy=легаси, Levorg, Libero, Outback=аутбек/аутбак, Solterra, SVX, Trezia, Tribeca, Vivio, WRX, XV',
  Jeep: 'Avenger, Cherokee=чероки, CJ, Commander, Compass, Gladiator, Grand Cherokee=гранд чероки/джи чероки, Grand Wagoneer, Liberty, Patriot, Renegade=ренегат/ренегейд, Wagoneer, Wrangler=ранглер/вранглер',
  Lexus: 'CT, ES, GS, GX, HS, IS, LBX, LC, LFA, LM, LS, LX, NX, RC, RX, RZ, SC, UX',
  Porsche: '356, 718, 911, 914, 924, 928, 944, 959, 964, 968, 993, 996, 997, Boxster, Carrera GT, Cayenne=кайен/кайенн, Cayman, Macan=макан, Panamera=панамера, Taycan=тайкан',
  Ferrari: '208, 296, 308, 328, 330, 348, 360, 365, 400, 430, 456, 458, 488, 512, 550, 575, 599, 612, 812, California, Daytona, Enzo, F355, F40, F430, F50, F8, F12, FF, GTC4 Lusso, LaFerrari, Mondial, Portofino, Purosangue, Roma, SF90, Testarossa',
  Tesla: 'Cybertruck, Model 3=модел 3, Model S=модел с, Model X=модел х, Model Y=модел уай, Roadster',
  Jaguar: 'Daimler, E-Pace, F-Pace=еф пейс, F-Type, I-Pace, S-Type, Sovereign, X-Type, XE, XF, XJ, XJR, XJS, XK, XK8, XKR',
}

/** Alternative names of brands, in either alphabet. */
export const brandAliases: Partial<Record<Brand, string>> = {
  BMW: 'bmw бмв вмв bmv',
  Chevrolet: 'шевролет шевроле chevy',
  Jaguar: 'ягуар',
  Jeep: 'джип',
  'Mercedes-Benz': 'mercedes benz мерцедес мерседес бенц mb мб merc',
  Volkswagen: 'vw фв вв фолксваген фолцваген',
}

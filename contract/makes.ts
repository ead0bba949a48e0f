/**
 * Makes sold in Bulgaria beside the specification's brands, each with its common models as families
 * (`contract/model-family.ts`). They are brands where the operator chose `LISTS=bulgaria`; elsewhere people are told that
 * they are none.
 */
// prettier-ignore
export const otherMakes = {
  Abarth: '124, 500, 595, 695',
  Acura: 'ILX, Integra, MDX, NSX, RDX, RSX, TLX, TSX',
  'Alfa Romeo': '145, 146, 147, 155, 156, 159, 164, 166, Brera, Giulia, Giulietta, GT, GTV, Mito, Spider, Stelvio, Tonale',
  'Aston Martin': 'DB7, DB9, DB11, DBS, DBX, Rapide, Vanquish, Vantage',
  Bentley: 'Arnage, Bentayga, Continental, Flying, Mulsanne',
  Buick: 'Enclave, Encore, Lacrosse, Lesabre, Regal',
  BYD: 'Atto, Dolphin, HAN, Seal, Tang',
  Cadillac: 'ATS, BLS, CTS, DTS, Eldorado, Escalade, Seville, SRX, STS',
  Chery: 'Tiggo',
  Chrysler: '300, Crossfire, Grand Voyager, Neon, Pacifica, Sebring, Stratus, Vision, Voyager',
  Citroen: 'AMI, AX, Berlingo, BX, C1, C2, C3, C4, C5, C6, C8, Cactus, CX, Evasion, Jumper, Jumpy, Nemo, Saxo, Spacetourer, Xantia, XM, Xsara, ZX',
  Cupra: 'Ateca, Born, Formentor, Leon, Tavascan, Terramar',
  Dacia: '1300, 1310, Bigster, Dokker, Duster, Jogger, Lodgy, Logan, Sandero, Solenza, Spring',
  Daewoo: 'Espero, Kalos, Lacetti, Lanos, Leganza, Matiz, Nexia, Nubira, Rezzo, Tacuma, Tico',
  Daihatsu: 'Applause, Charade, Copen, Cuore, Feroza, Gran, Materia, Move, Rocky, Sirion, Terios, Trevis',
  Dodge: 'Avenger, Caliber, Caravan, Challenger, Charger, Dart, Durango, Grand Caravan, Journey, Magnum, Neon, Nitro, RAM, Stratus, Viper',
  Dongfeng: 'Forthing, Shine',
  DS: 'DS3, DS4, DS5, DS7, DS9',
  Fiat: '124, 125, 126, 127, 128, 131, 132, 500, 600, Barchetta, Brava, Bravo, Cinquecento, Coupe, Croma, Doblo, Ducato, Fiorino, Freemont, Fullback, Idea, Linea, Marea, Multipla, Palio, Panda, Punto, Qubo, Scudo, Sedici, Seicento, Stilo, Strada, Tempra, Tipo, Ulysse, UNO',
  GMC: 'Acadia, Canyon, Envoy, Jimmy, Safari, Savana, Sierra, Terrain, Yukon',
  'Great Wall': 'H3, H5, H6, Hover, Steed, Voleex',
  Haval: 'Dargo, H2, H6, H9, Jolion',
  Hummer: 'H1, H2, H3',
  Infiniti: 'EX30, FX30, FX35, FX37, FX45, FX50, G35, G37, M35, M37, Q30, Q50, Q60, Q70, QX30, QX50, QX56, QX70, QX80',
  Isuzu: 'Rodeo, Trooper',
  Lada: '1200, 1300, 1500, 1600, 2101, 2102, 2103, 2104, 2105, 2106, 2107, 2108, 2109, Granta, Kalina, Largus, Niva, Priora, Samara, Vesta',
  Lamborghini: 'Aventador, Countach, Diablo, Gallardo, Huracan, Murcielago, Revuelto, Urus',
  Lancia: 'Beta, Dedra, Delta, Kappa, Lybra, Musa, Phedra, Prisma, Thema, Thesis, Voyager, Ypsilon, Zeta',
  'Land Rover': 'Defender, Discovery, Freelander, Range Rover',
  Leapmotor: 'B10, C10, T03',
  Lincoln: 'Aviator, Continental, MKX, MKZ, Navigator',
  Lotus: 'Eletre, Elise, Emira, Esprit, Europa, Evora, Exige',
  Maserati: 'Coupe, Ghibli, Grancabrio, Granturismo, Grecale, Levante, Quattroporte, Spyder',
  McLaren: '540, 570, 600, 650, 720, Artura',
  MG: 'MG3, MG4, MG5, MGF, MGB, TF, ZR, ZS, ZT',
  Mini: 'Cabrio, Clubman, Cooper, Countryman, Coupe, ONE, Paceman',
  Mitsubishi: '3000, ASX, Carisma, Colt, Eclipse Cross, Galant, Grandis, I Miev, L200, L300, L400, Lancer, Montero, Outlander, Pajero, Sigma',
  Moskvich: '407, 408, 412, 2140, 2141, Aleko',
  Opel: 'Adam, Agila, Ampera, Antara, Ascona, Astra, Calibra, Cascada, Combo, Corsa, Crossland, Frontera, Grandland, Insignia, Kadett, Karl, Manta, Meriva, Mokka, Monterey, Movano, Omega, Rekord, Rocks, Senator, Signum, Sintra, Speedster, Tigra, Vectra, Vivaro, Zafira',
  Peugeot: '104, 106, 107, 108, 1007, 204, 205, 206, 207, 208, 2008, 301, 305, 306, 307, 308, 309, 3008, 4007, 4008, 404, 405, 406, 407, 408, 5008, 504, 505, 508, 604, 605, 607, 806, 807, Bipper, Boxer, Expert, ION, Partner, RCZ, Rifter, Traveller',
  Polestar: '1, 2, 3, 4',
  Pontiac: 'Firebird, Grand Prix, GTO, Solstice, Vibe',
  Renault: 'Alaskan, Arkana, Austral, Avantime, Captur, Clio, Espace, Express, Fluence, Fuego, Grand Espace, Grand Scenic, Kadjar, Kangoo, Koleos, Laguna, Latitude, Master, Megane, Modus, Nevada, Rafale, R4, R5, R9, R11, R19, R21, R25, Safrane, Scenic, Symbioz, Symbol, Talisman, Thalia, Trafic, Twingo, Twizy, Wind, ZOE',
  'Rolls-Royce': 'Cullinan, Dawn, Ghost, Phantom, Spectre, Wraith',
  Rover: '200, 214, 216, 220, 25, 400, 414, 416, 420, 45, 600, 618, 620, 75, 800, Streetwise',
  Saab: '900, 9000',
  Seat: 'Alhambra, Altea, Arona, Arosa, Ateca, Cordoba, Exeo, Fura, Ibiza, Inca, Leon, Malaga, Marbella, MII, Tarraco, Terra, Toledo',
  Skoda: '105, 120, Citigo, Elroq, Enyaq, Fabia, Favorit, Felicia, Forman, Kamiq, Karoq, Kodiaq, Octavia, Praktik, Rapid, Roomster, Scala, Superb, Yeti',
  Smart: 'Crossblade, Forfour, Fortwo, Roadster',
  SsangYong: 'Actyon, Korando, Kyron, Musso, Rexton, Rodius, Tivoli, Torres, XLV',
  Suzuki: 'Alto, Baleno, Celerio, Grand Vitara, Ignis, Jimny, Kizashi, Liana, Maruti, Samurai, Splash, Swace, Swift, SX4, Vitara, X90',
  Trabant: '601',
  UAZ: '452, 469, Hunter, Patriot',
  Volga: '21, 24, 3102, 3110, Siber',
  Voyah: 'Dream, Free',
  Wartburg: '311, 312, 353',
  Zastava: '101, 750, Yugo',
} as const
/** A make beside the specification's brands. */
export type OtherMake = keyof typeof otherMakes

/** The common models of a make; none for the specification's brands, which `contract/known-models.ts` has. */
export function commonModels(make: string): string[] {
  const models = (otherMakes as Partial<Record<string, string>>)[make]
  return models?.split(', ') ?? []
}

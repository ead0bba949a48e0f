/**
 * Where the towns of `places` lie: latitude and longitude in degrees (WGS 84). From GeoNames (geonames.org, CC BY 4.0);
 * those with two decimals are set by hand, to about 2 km.
 */
const lines = [
  'Blagoevgrad=42.015 23.098, Bansko=41.836 23.487, Belitsa=41.951 23.558, Dobrinishte=41.82 23.57',
  'Gotse Delchev=41.567 23.733, Hadzhidimovo=41.522 23.869, Kresna=41.733 23.15, Melnik=41.52 23.39',
  'Petrich=41.398 23.207, Razlog=41.886 23.467, Sandanski=41.567 23.283, Simitli=41.883 23.117',
  'Yakoruda=42.025 23.684',
  'Burgas=42.507 27.469, Aheloy=42.65 27.648, Ahtopol=42.1 27.944, Aytos=42.703 27.255, Balgarovo=42.62 27.3',
  'Chernomorets=42.444 27.639, Kableshkovo=42.65 27.56, Kameno=42.571 27.299, Karnobat=42.65 26.983',
  'Kiten=42.234 27.775, Malko Tarnovo=41.98 27.525, Nesebar=42.659 27.736, Obzor=42.82 27.88',
  'Pomorie=42.563 27.63, Primorsko=42.268 27.756, Sozopol=42.418 27.696, Sredets=42.347 27.179',
  'Sungurlare=42.767 26.783, Sveti Vlas=42.714 27.759, Tsarevo=42.17 27.845',
  'Dobrich=43.565 27.831, Balchik=43.422 28.158, General Toshevo=43.701 28.038, Kavarna=43.436 28.34',
  'Shabla=43.54 28.534, Tervel=43.748 27.409',
  'Gabrovo=42.874 25.318, Dryanovo=42.979 25.479, Plachkovtsi=42.82 25.48, Sevlievo=43.023 25.104',
  'Tryavna=42.867 25.5',
  'Haskovo=41.934 25.556, Dimitrovgrad=42.05 25.6, Harmanli=41.932 25.902, Ivaylovgrad=41.527 26.125',
  'Lyubimets=41.844 26.081, Madzharovo=41.635 25.864, Merichleri=42.13 25.5, Simeonovgrad=42.033 25.833',
  'Svilengrad=41.768 26.198, Topolovgrad=42.083 26.333',
  'Kardzhali=41.645 25.366, Ardino=41.583 25.134, Dzhebel=41.496 25.304, Krumovgrad=41.471 25.655',
  'Momchilgrad=41.53 25.41',
  'Kyustendil=42.283 22.692, Boboshevo=42.153 23, Bobov dol=42.364 22.998, Dupnitsa=42.265 23.117',
  'Kocherinovo=42.084 23.057, Rila=42.126 23.133, Sapareva banya=42.289 23.263',
  'Lovech=43.132 24.718, Apriltsi=42.841 24.918, Letnitsa=43.312 25.073, Lukovit=43.2 24.167',
  'Teteven=42.917 24.267, Troyan=42.894 24.716, Ugarchin=43.1 24.417, Yablanitsa=43.028 24.102',
  'Montana=43.413 23.222, Berkovitsa=43.237 23.125, Boychinovtsi=43.471 23.335, Brusartsi=43.663 23.067',
  'Chiprovtsi=43.384 22.881, Lom=43.832 23.238, Valchedram=43.693 23.445, Varshets=43.194 23.287',
  'Pazardzhik=42.199 24.333, Batak=41.943 24.218, Belovo=42.214 24.017, Bratsigovo=42.024 24.376',
  'Kostandovo=42.02 24.1, Panagyurishte=42.495 24.19, Peshtera=42.034 24.3, Rakitovo=41.99 24.087',
  'Sarnitsa=41.738 24.024, Septemvri=42.22 24.119, Strelcha=42.5 24.317, Velingrad=42.028 23.992',
  'Vetren=42.28 24.05',
  'Pernik=42.597 23.033, Batanovtsi=42.597 22.956, Breznik=42.741 22.907, Radomir=42.546 22.966',
  'Tran=42.835 22.652, Zemen=42.479 22.749',
  'Pleven=43.418 24.617, Belene=43.651 25.134, Cherven bryag=43.279 24.083, Dolna Mitropolia=43.467 24.533',
  'Dolni Dabnik=43.4 24.433, Gulyantsi=43.641 24.694, Iskar=43.46 24.257, Knezha=43.5 24.083',
  'Koynare=43.35 24.133, Levski=43.367 25.133, Nikopol=43.705 24.895, Pordim=43.383 24.85',
  'Slavyanovo=43.467 24.867, Trastenik=43.52 24.47',
  'Plovdiv=42.154 24.75, Asenovgrad=42.017 24.867, Banya=42.55 24.83, Brezovo=42.347 25.076, Hisarya=42.5 24.7',
  'Kalofer=42.617 24.983, Karlovo=42.633 24.8, Klisura=42.693 24.45, Krichim=42.05 24.467, Kuklen=42.03 24.79',
  'Laki=41.85 24.817, Parvomay=42.1 25.217, Perushtitsa=42.05 24.55, Rakovski=42.288 24.968',
  'Sadovo=42.132 24.94, Saedinenie=42.267 24.55, Sopot=42.65 24.75, Stamboliyski=42.133 24.533',
  'Razgrad=43.533 26.518, Isperih=43.717 26.833, Kubrat=43.797 26.501, Loznitsa=43.367 26.6',
  'Tsar Kaloyan=43.617 26.25, Zavet=43.76 26.681',
  'Ruse=43.849 25.953, Borovo=43.498 25.808, Byala (Ruse)=43.45 25.73, Dve mogili=43.593 25.875',
  'Glodzhevo=43.69 26.17, Marten=43.93 26.08, Senovo=43.65 26.367, Slivo pole=43.942 26.205, Vetovo=43.7 26.267',
  'Shumen=43.271 26.923, Kaolinovo=43.617 27.117, Kaspichan=43.317 27.167, Novi pazar=43.35 27.2',
  'Pliska=43.367 27.117, Smyadovo=43.067 27.017, Varbitsa=43 26.633, Veliki Preslav=43.167 26.817',
  'Silistra=44.117 27.261, Alfatar=43.947 27.286, Dulovo=43.817 27.15, Glavinitsa=43.917 26.833',
  'Tutrakan=44.049 26.612',
  'Sliven=42.686 26.326, Kermen=42.5 26.25, Kotel=42.883 26.45, Nova Zagora=42.483 26.017',
  'Shivachevo=42.68 26.03, Tvarditsa=42.7 25.9',
  'Smolyan=41.574 24.712, Chepelare=41.733 24.683, Devin=41.743 24.4, Dospat=41.645 24.159, Madan=41.499 24.94',
  'Nedelino=41.456 25.08, Rudozem=41.488 24.849, Zlatograd=41.38 25.096',
  'Sofia=42.698 23.324, Bankya=42.7 23.13, Buhovo=42.77 23.57, Novi Iskar=42.81 23.35',
  'Botevgrad=42.908 23.793, Bozhurishte=42.763 23.197, Dolna banya=42.311 23.765, Dragoman=42.922 22.931',
  'Elin Pelin=42.667 23.6, Etropole=42.833 23.996, Godech=43.017 23.049, Ihtiman=42.438 23.816',
  'Koprivshtitsa=42.633 24.35, Kostenets=42.31 23.86, Kostinbrod=42.817 23.217, Momin prohod=42.33 23.85',
  'Pirdop=42.7 24.183, Pravets=42.892 23.915, Samokov=42.339 23.558, Slivnitsa=42.852 23.038',
  'Svoge=42.967 23.35, Zlatitsa=42.717 24.133',
  'Stara Zagora=42.432 25.643, Chirpan=42.2 25.333, Galabovo=42.133 25.85, Gurkovo=42.667 25.8',
  'Kazanlak=42.617 25.4, Kran=42.667 25.383, Maglizh=42.6 25.55, Nikolaevo=42.633 25.8, Pavel banya=42.6 25.2',
  'Radnevo=42.3 25.933, Shipka=42.712 25.335',
  'Targovishte=43.251 26.572, Antonovo=43.15 26.16, Omurtag=43.1 26.417, Opaka=43.45 26.167',
  'Popovo=43.35 26.233',
  'Varna=43.219 27.91, Aksakovo=43.259 27.818, Beloslav=43.187 27.704, Byala (Varna)=42.874 27.889',
  'Dalgopol=43.05 27.35, Devnya=43.222 27.569, Dolni chiflik=42.993 27.716, Ignatievo=43.25 27.77',
  'Provadia=43.183 27.433, Suvorovo=43.331 27.599, Valchi dol=43.4 27.55',
  'Veliko Tarnovo=43.081 25.629, Byala cherkva=43.2 25.3, Debelets=43.033 25.617, Dolna Oryahovitsa=43.15 25.73',
  'Elena=42.933 25.883, Gorna Oryahovitsa=43.128 25.702, Kilifarevo=42.983 25.633, Lyaskovets=43.111 25.728',
  'Pavlikeni=43.243 25.322, Polski Trambesh=43.372 25.635, Strazhitsa=43.233 25.967, Suhindol=43.192 25.181',
  'Svishtov=43.619 25.35, Zlataritsa=43.05 25.9',
  'Vidin=43.992 22.882, Belogradchik=43.627 22.684, Bregovo=44.152 22.639, Dimovo=43.742 22.727',
  'Dunavtsi=43.921 22.821, Gramada=43.837 22.653, Kula=43.888 22.522',
  'Vratsa=43.211 23.563, Byala Slatina=43.467 23.933, Kozloduy=43.777 23.73, Krivodol=43.374 23.484',
  'Mezdra=43.145 23.714, Mizia=43.686 23.854, Oryahovo=43.738 23.959, Roman=43.15 23.917',
  'Yambol=42.482 26.5, Bolyarovo=42.149 26.81, Elhovo=42.167 26.567, Straldzha=42.6 26.683',
]

const coordinates = new Map(
  lines
    .flatMap((line) => line.split(', '))
    .map((entry) => {
      const [town = '', at = ''] = entry.split('=')
      const [latitude = 0, longitude = 0] = at.split(' ').map(Number)
      return [town, { latitude, longitude }] as const
    }),
)

const earthRadiusKm = 6371

/** Kilometres between two towns of `places` as the crow flies (haversine); `undefined` when one of them is unknown. */
export function distanceKm(one: string, other: string): number | undefined {
  const [from, to] = [coordinates.get(one), coordinates.get(other)]
  if (!from || !to) return undefined
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)]
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  const chord = Math.sin(north / 2) ** 2 + scale * Math.sin(east / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The 28 regions (oblasti) of Bulgaria, in Cyrillic alphabetical order. */
export const regionNames = [
  'Blagoevgrad',
  'Burgas',
  'Dobrich',
  'Gabrovo',
  'Haskovo',
  'Kardzhali',
  'Kyustendil',
  'Lovech',
  'Montana',
  'Pazardzhik',
  'Pernik',
  'Pleven',
  'Plovdiv',
  'Razgrad',
  'Ruse',
  'Shumen',
  'Silistra',
  'Sliven',
  'Smolyan',
  'Sofia (city)',
  'Sofia (province)',
  'Stara Zagora',
  'Targovishte',
  'Varna',
  'Veliko Tarnovo',
  'Vidin',
  'Vratsa',
  'Yambol',
] as const

/** The Latin name of a region. */
export type RegionName = (typeof regionNames)[number]

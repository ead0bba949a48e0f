/** The 28 regions (oblasti) of Bulgaria, in the order of their letters in Cyrillic. */
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

/** The name of a region, in Latin letters. */
export type RegionName = (typeof regionNames)[number]

import { type Engine } from '../../contract/choices.ts'

/** Parts of sellers' descriptions; `{km}`, `{paint}`, `{year}`, `{town}` and the ranges are those of the car. */
export interface DescriptionParts {
  openings: string[]
  histories: string[]
  /** For cars with a combustion engine. */
  engineHistories: string[]
  byEngine: Record<Engine, string[]>
  classicOpenings: string[]
  classicHistories: string[]
  sportsOpenings: string[]
  sportsHistories: string[]
  extras: string[]
  closings: string[]
}

/** What sellers write in English. */
export const englishParts: DescriptionParts = {
  openings: [
    'Selling my {year} car because the family has grown and we need something bigger.',
    'One owner from new, full service history at the dealer in {town}.',
    'I have had this car for four years and it has never let me down.',
    'Bought new in Bulgaria, I am the first and only owner.',
    'Imported from Germany in excellent condition, all papers at hand.',
    'Honest car for honest money, {km} thousand km and every one of them documented.',
    'Company car, serviced on time whatever it cost.',
    'For sale only because I now work from home and the car stands in the yard.',
    'My wife drove it to work and back, never outside {town} in winter.',
    'Swiss import with a service book, technical inspection passed last month.',
    'Second owner, two keys, every invoice kept since the first day.',
    'Well kept {paint} car, always in a garage.',
  ],
  histories: [
    'New brake discs and pads all round this spring.',
    'No accidents, original paint on every panel, you are welcome to measure it.',
    'A small scratch on the rear bumper, see the pictures; nothing else.',
    'Mileage {km} 000 km, shown by the inspections as well.',
    'Four new all-season tyres, a second set of wheels goes with the car.',
    'Front suspension arms replaced in September, it drives like new.',
    'Air conditioning serviced and cold, all electrics work.',
    'Windscreen replaced last year because of a stone, otherwise original glass.',
    'Undercarriage clean, no rust, washed after every trip to the mountains.',
  ],
  engineHistories: [
    'Oil and filters changed every 10 000 km, the last time two weeks ago.',
    'Timing belt with water pump done at the right time, invoice at hand.',
    'Battery changed last winter, starts at once at minus fifteen.',
  ],
  byEngine: {
    Petrol: [
      'Quiet petrol engine, does not use a drop of oil.',
      'About 6.5 litres on the motorway, a little more in town.',
      'Spark plugs and coils are new, it pulls from low revs.',
    ],
    Diesel: [
      'Uses 5.4 litres of diesel on the motorway.',
      'Particle filter cleaned and checked, injectors tested on the bench.',
      'Timing chain and gearbox oil done, no smoke, no warning lights.',
    ],
    Gas: [
      'Gas system entered in the papers, bottle valid for seven more years.',
      'Runs on gas for half the money, switches over after a minute.',
      'Gas filters changed with every service, petrol works just as well.',
    ],
    Hybrid: [
      'In town it runs on the battery most of the time: 4.2 litres on average.',
      'Hybrid battery checked at the dealer, five more years of guarantee.',
      'Smooth and silent in traffic, the best thing for {town}.',
    ],
    Electric: [
      'Battery health 93 %, measured in front of you if you like.',
      'Charged at home at night, fast charged perhaps ten times in all.',
      'Real range about {summer} km in summer and {winter} in winter. Both cables included.',
    ],
  },
  classicOpenings: [
    'Restored over three winters with original parts, every step photographed.',
    'In our family since 1990, driven on Sundays and to meetings only.',
    'Matching numbers, old-timer certificate, ready for its next owner.',
    'An honest survivor in {paint}: patina where it should be, sound where it matters.',
  ],
  classicHistories: [
    'Carburettor cleaned and set, starts on the second turn.',
    'Chrome redone in Kazanlak, rubber seals new all round.',
    'A box of spare parts and the workshop manual go with the car.',
    'Brakes and fuel lines renewed, the wiring is original and sound.',
    'Kept dry and heated, driven 800 km a year at most.',
  ],
  sportsOpenings: [
    'Collected at the factory, always in a heated garage under a cover.',
    'Second owner, both of them collectors, never driven on a track.',
    'The {paint} one that everybody turns round for.',
  ],
  sportsHistories: [
    'Serviced every year at the maker, whatever the mileage; the book is complete.',
    'Ceramic brakes at 90 %, tyres from this season.',
    'Protective film on the whole front, no stone marks.',
    'Only {km} thousand km, all of them on sunny days.',
  ],
  extras: [
    'LED headlights, heated seats and adaptive cruise control.',
    'Rear camera, parking sensors, CarPlay and Android Auto.',
    'Panoramic roof, leather seats, keyless entry.',
    'Tow bar fitted and entered in the papers, never used for heavy loads.',
    'Isofix on both rear seats, boot mat and roof bars included.',
    'Good sound system, dual-zone climate, tinted rear windows.',
    'Nothing fancy inside, but everything that is there works.',
    'Winter and summer tyres, both sets on alloys.',
  ],
  closings: [
    'Can be seen in {town} any evening after six.',
    'Ready to transfer on the same day.',
    'Price can be talked about by the car, not on the phone.',
    'No exchange, please. Leasing is possible.',
    'I can bring it to a service of your choice for a check.',
    'Write here first, I answer in the evening.',
    'Viewing at the weekend, a test drive with your licence.',
    'First to see it will buy it.',
  ],
}

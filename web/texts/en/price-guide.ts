/** How the estimate works. */
export const priceGuide = {
  title: 'How the estimate works',
  intro:
    'For each offer Volan looks for comparable cars on Volan itself and works out what such a car is usually asked for. The offers it used are listed under the estimate, with links. Nobody can pay to change it, and it decides nothing by itself: no offer is hidden or moved because of it.',
  sections: [
    {
      title: 'Reading the bar',
      lines: [
        'The grey band holds eight of ten prices of such cars. Each line is one comparable car. The dot is the car you look at.',
      ],
    },
    {
      title: 'The words',
      lines: [
        'Good price: more than 4 % under the estimate.',
        'Unusually low: 25 % under or more. Ask why.',
        'Fair: up to 4 % under or over.',
        'High: more than 4 % over.',
        'The figure always stands next to the word. The estimate of an offer changes at most once a day, or when the seller changes what goes into it, and only when it has moved by more than 3 points, so that a word does not flip from day to day.',
      ],
    },
    {
      title: 'What goes in',
      lines: [
        'Brand, model, year, engine type and transmission.',
        'Mileage, power, displacement, body and whether the car is new or used, when the seller has stated them.',
        'Offers on Volan that are for sale, reserved, or sold in the last 90 days. Very old, imported and private cars too.',
      ],
    },
    {
      title: 'What stays out',
      lines: [
        'Photos, description, extras and how well the car was kept: look at them yourself.',
        'Who sells it and how often it was viewed. Damaged cars and cars for parts get no estimate and are compared with none.',
      ],
    },
    {
      title: 'No estimate?',
      lines: [
        'With fewer than five comparable cars the page says so: "No estimate: 3 comparable cars, 5 needed".',
        'Where comparable cars are priced too far apart it says that there is not enough data.',
      ],
    },
    {
      title: '"Price drop"',
      lines: [
        'Stands only when the price is under the lowest price of the last 30 days. Raising a price and lowering it again does not earn the words.',
      ],
    },
  ],
  qualityTitle: 'How good it is',
  quality: (error: string, inside: number) => [
    `Half of all estimates miss by less than about ${error} %.`,
    `${inside} of 100 prices lie inside the band.`,
    'Measured on 14,282 cars that the method had not seen, of a public set of 71,413 real offers.',
  ],
}

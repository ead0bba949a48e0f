import type { priceGuide as english } from '../en/price-guide.ts'

/** How the estimate works, for whoever wants to know. */
export const priceGuide: typeof english = {
  // How the estimate works
  title: 'Как се прави оценката',
  // For each offer Volan looks for comparable cars on Volan itself and works out what such a car is usually asked for. The offers it used are listed under the estimate, with links. Nobody can pay to change it, and it decides nothing by itself: no offer is hidden or moved because of it.
  intro:
    'За всяка обява Volan търси сходни автомобили сред собствените си обяви и изчислява колко обикновено се иска за такъв автомобил. Използваните обяви са изброени под оценката, с линкове. Никой не може да плати, за да я промени, и сама по себе си тя не решава нищо: заради нея никоя обява не се скрива и не се мести.',
  sections: [
    {
      // Reading the bar
      title: 'Как се чете графиката',
      lines: [
        // The grey band holds eight of ten prices of such cars. Each line is one comparable car. The dot is the car you look at.
        'В сивата ивица са осем от десет цени на такива автомобили. Всяка черта е един сходен автомобил. Точката е автомобилът, който разглеждате.',
      ],
    },
    {
      // The words
      title: 'Какво означават думите',
      lines: [
        // Good price: more than 4 % under the estimate.
        'Добра цена: повече от 4\u00a0% под оценката.',
        // Unusually low: 25 % under or more. Ask why.
        'Необичайно ниска: поне 25\u00a0% под оценката. Попитайте защо.',
        // Fair: up to 4 % under or over.
        'Пазарна: до 4\u00a0% под или над оценката.',
        // High: more than 4 % over.
        'Висока: повече от 4\u00a0% над оценката.',
        // The figure always stands next to the word. The estimate of an offer changes at most once a day, or when the seller changes what goes into it, and only when it has moved by more than 3 points, so that a word does not flip from day to day.
        'До думата винаги стои и числото. Оценката на една обява се променя най-много веднъж на ден или когато продавачът промени данните, на които тя се основава, и то само при разлика над 3 пункта, за да не се сменя думата всеки ден.',
      ],
    },
    {
      // What goes in
      title: 'Какво се взема предвид',
      lines: [
        // Brand, model, year, engine type and transmission.
        'Марка, модел, година, двигател и скоростна кутия.',
        // Mileage, power, displacement, body and whether the car is new or used, when the seller has stated them.
        'Пробег, мощност, кубатура, купе и дали автомобилът е нов или употребяван, когато продавачът ги е посочил.',
        // Offers on Volan that are for sale, reserved, or sold in the last 90 days. Very old, imported and private cars too.
        'Автомобилите във Volan, които се продават, резервирани са или са продадени през последните 90 дни. Също и много старите, внесените и предлаганите от частни лица.',
      ],
    },
    {
      // What stays out
      title: 'Какво не се взема предвид',
      lines: [
        // Photos, description, extras and how well the car was kept: look at them yourself.
        'Снимки, описание, екстри и колко добре е поддържан автомобилът: тях преценявате Вие.',
        // Who sells it and how often it was viewed. Damaged cars and cars for parts get no estimate and are compared with none.
        'Кой продава и колко пъти е разглеждана обявата. Повредените автомобили и тези за части не получават оценка и не се сравняват с други.',
      ],
    },
    {
      // No estimate?
      title: 'Защо няма оценка?',
      lines: [
        // With fewer than five comparable cars the page says so: "No estimate: 3 comparable cars, 5 needed".
        'При по-малко от пет сходни автомобила на страницата пише: „Няма оценка: 3 сходни автомобила, нужни са 5“.',
        // Where comparable cars are priced too far apart it says that there is not enough data.
        'Когато цените на сходните автомобили са твърде различни, пише, че данните са недостатъчни.',
      ],
    },
    {
      // "Price drop"
      title: '„Намаление“',
      lines: [
        // Stands only when the price is under the lowest price of the last 30 days. Raising a price and lowering it again does not earn the words.
        'Пише се само когато цената е под най-ниската от последните 30 дни. Ако някой вдигне цената и пак я свали, това не е намаление.',
      ],
    },
  ],
  // How good it is
  qualityTitle: 'Колко точна е оценката',
  // [ `Half of all estimates miss by less than about ${error} %.`, `${inside} of 100 prices lie inside the band.`, 'Measured on 14,282 cars that the method had not seen, of a public set of 71,413 real offers.', ]
  quality: (error: string, inside: number) => [
    `Половината от оценките се разминават с цената с по-малко от около ${error.replace('.', ',')}\u00a0%.`,
    `${inside} от 100 цени попадат в ивицата.`,
    'Измерено с 14\u00a0282 автомобила, които методът не е виждал, от публичен набор от 71\u00a0413 истински обяви.',
  ],
}

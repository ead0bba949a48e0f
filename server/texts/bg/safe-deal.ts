import type { safeDeal as english } from '../en/safe-deal.ts'

/** The page with the steps of a sale between two people in Bulgaria. */
export const safeDeal: typeof english = {
  // A safe deal
  title: 'Сигурна сделка',
  // How a car changes hands in Bulgaria, step by step: look, check, sign, pay, register.
  description:
    'Как автомобил сменя собственика си в България, стъпка по стъпка: оглед, проверка, подпис, плащане, регистрация.',
  // How a used car with Bulgarian registration changes hands between two people, from the first message to the new papers.
  lead: 'Как употребяван автомобил с българска регистрация сменя собственика си между двама души – от първото съобщение до новите документи.',
  // Three things that no honest sale needs
  never: 'Три неща, които никоя честна продажба не изисква',
  neverLines: [
    // Money before you have seen the car: no deposit, no fee, no transport.
    'Пари, преди да сте видели автомобила: нито капаро, нито такса, нито транспорт.',
    // A card number, a password, a code from a text message, or a picture of your identity card.
    'Номер на карта, парола, код от SMS или снимка на личната Ви карта.',
    // A courier, a carrier or a service that keeps the money or the car for you.
    'Куриер, превозвач или услуга, която пази парите или автомобила вместо Вас.',
  ],
  // Source:
  source: 'Източник:',
  // Written in November 2026. This page is a help, not legal advice; laws change, and the notary answers for your case.
  checked:
    'Написано през ноември 2026 г. Страницата е за помощ и не е правен съвет; законите се променят, а за Вашия случай отговаря нотариусът.',
  sources: {
    // Automobile Administration, inspections
    inspection: 'Изпълнителна агенция „Автомобилна администрация“, прегледи',
    // Guarantee Fund, insurance
    insurance: 'Гаранционен фонд, застраховки',
    // Ministry of the Interior, electronic services
    police: 'МВР, електронни услуги',
    // Road Traffic Act, article 144
    ownership: 'Закон за движението по пътищата, чл. 144',
    // Limitation of Cash Payments Act, article 3
    cash: 'Закон за ограничаване на плащанията в брой, чл. 3',
    // Local Taxes and Fees Act, articles 44 to 49
    tax: 'Закон за местните данъци и такси, чл. 44 – 49',
    // Insurance Code, article 483
    liability: 'Кодекс за застраховането, чл. 483',
    // Road Traffic Act, articles 143 and 145
    registration: 'Закон за движението по пътищата, чл. 143 и 145',
    // Cybercrime unit of the police
    cybercrime: 'Престъпления в интернет, МВР',
  },
  steps: {
    ask: {
      // Ask and agree to meet
      title: 'Попитайте и се уговорете за среща',
      lines: [
        // Ask for the VIN, the mileage, the number of owners and the faults. Keep the talk on Volan: it is your proof.
        'Попитайте за VIN, пробега, броя на собствениците и дефектите. Водете разговора във Volan: той е Вашето доказателство.',
        // Meet by day at a place where others are, and do not go alone. Do not bring the whole amount to the first viewing.
        'Срещнете се през деня на място, където има хора, и не отивайте без придружител. Не носете цялата сума на първия оглед.',
      ],
    },
    look: {
      // See the car and drive it
      title: 'Вижте автомобила и го карайте',
      lines: [
        // Compare the VIN on the car with both parts of the registration certificate and with the offer.
        'Сравнете VIN на автомобила с двете части на свидетелството за регистрация и с обявата.',
        // Start it cold, drive it in town and on the open road, and have a mechanic of your choice look at it.
        'Запалете го студен, карайте го в града и извън него и го покажете на механик по Ваш избор.',
      ],
    },
    papers: {
      // Check the papers
      title: 'Проверете документите',
      lines: [
        // The name in the registration certificate is the seller’s, or there is a power of attorney from a notary.
        'Името в свидетелството за регистрация е на продавача или има нотариално заверено пълномощно.',
        // Look up the technical inspection and the mileage that was noted there.
        'Проверете техническия преглед и пробега, който е записан при него.',
        // Look up the compulsory insurance by the number of the car.
        'Проверете застраховката „Гражданска отговорност“ по номера на автомобила.',
        // Ask for unpaid fines and a ban on driving or selling; the police have services for it. Leasing and pledges stand in the Central Register of Special Pledges.
        'Попитайте за неплатени глоби и за забрана за движение или продажба; МВР има услуги за това. Лизингът и залозите са в Централния регистър на особените залози.',
      ],
    },
    notary: {
      // Sign at the notary
      title: 'Подпишете при нотариус',
      lines: [
        // The contract is in writing, and a notary certifies both signatures. Any notary in the country can; choose one yourselves.
        'Договорът е писмен, а нотариус заверява подписите на двамата. Това може всеки нотариус в страната; изберете го сами.',
        // Both bring identity cards. The seller brings both parts of the registration certificate, the insurance, the proof of the paid vehicle tax and the insured value from an insurer; a spouse who owns half signs, too.
        'И двамата носят лични карти. Продавачът носи двете части на свидетелството за регистрация, застраховката, документ за платения данък и удостоверение за застрахователна стойност; при съпружеска общност подписват и двамата съпрузи.',
        // The notary checks for bans before you sign. Write the true price into the contract.
        'Нотариусът проверява за забрани преди подписването. Запишете в договора истинската цена.',
      ],
    },
    pay: {
      // Pay when both have signed
      title: 'Платете, след като и двамата подпишете',
      lines: [
        // Pay by bank transfer, from account to account, at the notary’s, to the person in the contract. Wait together until it has arrived.
        'Платете с банков превод, от сметка в сметка, при нотариуса, на лицето от договора. Изчакайте заедно, докато парите пристигнат.',
        // From 10,000 BGN (5,112.92 EUR) on, the law forbids payment in cash; ask the notary whether the amount has changed since the euro came.
        'От 10\u00a0000\u00a0лв. (5112,92\u00a0€) нагоре законът забранява плащането в брой; питайте нотариуса дали сумата е променена, откакто се плаща в евро.',
      ],
    },
    tax: {
      // Tax on the purchase
      title: 'Данък при придобиване',
      lines: [
        // The buyer pays the municipal tax on acquiring a vehicle, in the municipality of their address, before the notary signs. The rate is the municipality’s.
        'Купувачът плаща данъка при придобиване на превозно средство в общината по адреса си, преди нотариусът да подпише. Размерът се определя от общината.',
      ],
    },
    insurance: {
      // Insurance
      title: 'Застраховка',
      lines: [
        // Do not drive without compulsory third-party insurance. Ask the insurer whether the seller’s policy passes to you, and tell them of the new owner.
        'Не карайте без „Гражданска отговорност“. Попитайте застрахователя дали полицата на продавача преминава към Вас и съобщете за новия собственик.',
      ],
    },
    registration: {
      // Register it with the traffic police within a month
      title: 'Регистрирайте го в КАТ до един месец',
      lines: [
        // The buyer registers the car at the traffic police (KAT) within one month of the contract, and gets a new certificate.
        'Купувачът регистрира автомобила в „Пътна полиция“ (КАТ) до един месец от договора и получава ново свидетелство.',
        // After two months the police end the registration. The seller looks after a month whether it is done, and keeps the contract.
        'След два месеца полицията прекратява регистрацията. След месец продавачът проверява дали това е станало и пази договора.',
      ],
    },
    trouble: {
      // If something went wrong
      title: 'Ако нещо се обърка',
      lines: [
        // Call your bank at once when you have paid or given away a card. Tell the police: 112, or the unit for cybercrime.
        'Обадете се веднага на банката си, ако сте платили или сте дали данни на карта. Съобщете в полицията: на 112 или в звеното за престъпления в интернет.',
        // Report the offer or the person to Volan, and delete nothing.
        'Подайте сигнал до Volan за обявата или човека и не изтривайте нищо.',
      ],
    },
  },
}

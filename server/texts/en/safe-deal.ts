/** The page with the steps of a sale between two people in Bulgaria. */
export const safeDeal = {
  title: 'A safe deal',
  description: 'How a car changes hands in Bulgaria, step by step: look, check, sign, pay, register.',
  lead: 'How a used car with Bulgarian registration changes hands between two people, from the first message to the new papers.',
  never: 'Three things that no honest sale needs',
  neverLines: [
    'Money before you have seen the car: no deposit, no fee, no transport.',
    'A card number, a password, a code from a text message, or a picture of your identity card.',
    'A courier, a carrier or a service that keeps the money or the car for you.',
  ],
  source: 'Source:',
  checked:
    'Written in November 2026. This page is a help, not legal advice; laws change, and the notary answers for your case.',
  sources: {
    inspection: 'Automobile Administration, inspections',
    insurance: 'Guarantee Fund, insurance',
    police: 'Ministry of the Interior, electronic services',
    ownership: 'Road Traffic Act, article 144',
    cash: 'Limitation of Cash Payments Act, article 3',
    tax: 'Local Taxes and Fees Act, articles 44 to 49',
    liability: 'Insurance Code, article 483',
    registration: 'Road Traffic Act, articles 143 and 145',
    cybercrime: 'Cybercrime unit of the police',
  },
  steps: {
    ask: {
      title: 'Ask and agree to meet',
      lines: [
        'Ask for the VIN, the mileage, the number of owners and the faults. Keep the talk on Volan: it is your proof.',
        'Meet by day at a place where others are, and do not go alone. Do not bring the whole amount to the first viewing.',
      ],
    },
    look: {
      title: 'See the car and drive it',
      lines: [
        'Compare the VIN on the car with both parts of the registration certificate and with the offer.',
        'Start it cold, drive it in town and on the open road, and have a mechanic of your choice look at it.',
      ],
    },
    papers: {
      title: 'Check the papers',
      lines: [
        'The name in the registration certificate is the seller’s, or there is a power of attorney from a notary.',
        'Look up the technical inspection and the mileage that was noted there.',
        'Look up the compulsory insurance by the number of the car.',
        'Ask for unpaid fines and a ban on driving or selling; the police have services for it. Leasing and pledges stand in the Central Register of Special Pledges.',
      ],
    },
    notary: {
      title: 'Sign at the notary',
      lines: [
        'The contract is in writing, and a notary certifies both signatures. Any notary in the country can; choose one yourselves.',
        'Both bring identity cards. The seller brings both parts of the registration certificate, the insurance, the proof of the paid vehicle tax and the insured value from an insurer; a spouse who owns half signs, too.',
        'The notary checks for bans before you sign. Write the true price into the contract.',
      ],
    },
    pay: {
      title: 'Pay when both have signed',
      lines: [
        'Pay by bank transfer, from account to account, at the notary’s, to the person in the contract. Wait together until it has arrived.',
        'From 10,000 BGN (5,112.92 EUR) on, the law forbids payment in cash; ask the notary whether the amount has changed since the euro came.',
      ],
    },
    tax: {
      title: 'Tax on the purchase',
      lines: [
        'The buyer pays the municipal tax on acquiring a vehicle, in the municipality of their address, before the notary signs. The rate is the municipality’s.',
      ],
    },
    insurance: {
      title: 'Insurance',
      lines: [
        'Do not drive without compulsory third-party insurance. Ask the insurer whether the seller’s policy passes to you, and tell them of the new owner.',
      ],
    },
    registration: {
      title: 'Register it with the traffic police within a month',
      lines: [
        'The buyer registers the car at the traffic police (KAT) within one month of the contract, and gets a new certificate.',
        'After two months the police end the registration. The seller looks after a month whether it is done, and keeps the contract.',
      ],
    },
    trouble: {
      title: 'If something went wrong',
      lines: [
        'Call your bank at once when you have paid or given away a card. Tell the police: 112, or the unit for cybercrime.',
        'Report the offer or the person to Volan, and delete nothing.',
      ],
    },
  },
}

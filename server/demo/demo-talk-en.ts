/** Comments under an offer: a question, the owner's answer, and perhaps one more. */
export type CommentThread = [question: string, answer?: string, more?: string]

/** Comments in English. */
export const englishThreads: CommentThread[] = [
  [
    'Is the service book stamped for the last inspection too?',
    'Yes, the last stamp is from March. I can send a photo in chat.',
  ],
  [
    'Is the price final?',
    'There is a little room by the car, not on the phone.',
    'Saw it yesterday, it looks exactly as in the pictures.',
  ],
  ['How many keys?', 'Two, both work.'],
  ['Where can it be seen during the week?', 'After six near the railway station, or at the weekend wherever you like.'],
  [
    'Has it ever been painted?',
    'No. Bring a paint meter, I will make the coffee.',
    'I did: 90 to 120 everywhere. Nice car.',
  ],
  ['Would you exchange it for a smaller one?', 'No exchange, sorry.'],
  ['Does everything work, the air conditioning too?', 'Everything, I tried it again this morning.'],
  ['Beautiful colour!'],
  ['Good luck with the sale, this one is worth the money.'],
  ['Is it still for sale?', 'Yes, still here.'],
  ['Does the tow bar stand in the papers?', 'There is none, but the electrics are prepared for it.'],
  [
    'Can I come on Saturday with a mechanic?',
    'Of course, write me in chat and we settle the time.',
    'Thank you, see you then.',
  ],
  ['When is the next technical inspection due?', 'In eleven months, it has just passed.'],
  ['Are the winter tyres included?', 'Yes, on separate wheels, two seasons old.'],
  ['I had the same one for eight years. Never stood still, recommended.'],
  ['Is leasing possible?', 'Yes, through any bank, I have done it before.'],
  ['Any rust on the sills?', 'None. I can put it on the lift for you.'],
  ['Price is fair, most others ask more for worse.'],
]

/** Conversations in English: lines of the two people in turn, beginning with the buyer. */
export const englishConversations: string[][] = [
  [
    'Hello! Is the car still for sale?',
    'Hi, yes it is.',
    'Could I see it on Saturday morning?',
    'Saturday at ten suits me. Do you come by train or by car?',
    'By car, I will bring a friend who knows engines.',
    'Good idea. I send you the address on Friday.',
  ],
  [
    'Good evening, what is the lowest you would take?',
    'Come and see it first, then we talk.',
    'Fair. Is there anything that needs to be done soon?',
    'Only the front tyres, one more season at most.',
    'Thank you for being honest. I call you tomorrow.',
  ],
  [
    'Hi, could you send me a photo of the service book?',
    'I will be at home after seven, then I send all pages.',
    'Perfect, no hurry.',
    'Here is a short summary: eight stamps, the last at the dealer in March.',
    'That looks good. Can I come on Sunday?',
    'Sunday after lunch is fine.',
    'Agreed!',
  ],
  [
    'Do you know how the range is in winter?',
    'About 260 km on the motorway at 120, more in town.',
    'That is enough for me. And charging at home?',
    'Eleven kilowatts, from twenty to full over night. The cable stays with the car.',
    'Thanks, I talk to my wife and write you.',
  ],
  ['Hello, would you deliver it to Ruse?', 'For the fuel and a coffee, yes.', 'Deal, let us talk on the phone.'],
  [
    'Congratulations on the new offer, it looks great in the pictures.',
    'Thank you! Tell your brother about it.',
    'I already did, he will write to you tonight.',
  ],
  [
    'Are you coming to the classic meeting in Kazanlak?',
    'Of course, with the old one. And you?',
    'If the weather holds. Shall we drive together from Plovdiv?',
    'Let us meet at the petrol station at eight.',
    'I bring the banitsa.',
  ],
  [
    'Hi, I bought a car from you two years ago and it still runs like on the first day.',
    'That is good to hear! Remember the gearbox oil at 120.',
    'Done last month. I am looking for a small one for my daughter now.',
    'I have two coming next week, I let you know first.',
  ],
]

/** An offer as benches make them, in BGN. */
export const offer = {
  brand: 'Audi',
  model: 'A4',
  engine: 'Diesel',
  transmission: 'Manual',
  year: 2012,
  description: 'One owner from new, full service history.',
  location: 'Sofia',
  img: 'https://example.com/a4.jpg',
  price: 9000,
}

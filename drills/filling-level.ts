/** The level of the product of tomorrow (`filling-product.ts`). */
export const fillingLevel = '9999-drill'

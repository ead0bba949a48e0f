/** The preposition before a name, longer where the name begins with its sound: с Иван, със Стефан. */
export function withName(name: string): string {
  return `${/^[сзsz]/iu.test(name) ? 'със' : 'с'} ${name}`
}

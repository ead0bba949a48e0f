/** People who make calls to a running product, as benches and drills need them. */

/** A person who is logged in. */
export interface Caller {
  userId: string
  /** The username. */
  name: string
  email: string
  password: string
  /** Lives for 15 minutes. */
  token: string
}

/** Makes a call with a body and answers the value; throws what was answered to one that is refused. */
export async function send<Answer>(
  url: string,
  body: unknown,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
): Promise<Answer> {
  const answer = await fetch(url, { method, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${url.split('?')[0]} was answered ${answer.status}: ${text}`)
  return JSON.parse(text) as Answer
}

/** Registers somebody whom nobody knows yet. */
export async function register(address: string): Promise<Caller> {
  const [name, password] = [`caller.${crypto.randomUUID()}`, crypto.randomUUID()]
  const email = `${name}@gmail.com`
  const person = { username: name.slice(0, 30), email, gender: 'Other', telephone: '0888123456', password }
  const { token, userId } = await send<Caller>(`${address}/api/auth/register`, person)
  return { token, userId, email, password, name: person.username }
}

/** The same person with a new token. */
export async function logIn(address: string, caller: Caller): Promise<Caller> {
  const { email, password } = caller
  const { token } = await send<Caller>(`${address}/api/auth/login`, { email, password })
  return { ...caller, token }
}

/** Offers a car and answers its id. */
export async function offerCar(address: string, { token }: Caller, car: object): Promise<string> {
  return (await send<{ name: string }>(`${address}/api/cars.json?auth=${token}`, car)).name
}

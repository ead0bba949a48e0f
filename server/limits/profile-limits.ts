import { type RateLimits } from './rate-limits.ts'

/** Counts a look at somebody's profile, by who looks and by their address. Fails with `tooManyRequests`. */
export async function limitProfiles(limits: RateLimits, userId: string, ip: string): Promise<void> {
  await limits.consume('profilePerHour', userId)
  await limits.consume('profilePerAddress', ip)
}

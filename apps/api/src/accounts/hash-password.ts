import { hash, verify } from '@node-rs/argon2'

/** OWASP's least cost for argon2id (19 MiB, 2 passes): some 30 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Compared where there is no account, so that its absence takes as long as a wrong password. */
const nobody = hash('nobody has this password', cost)

/** An argon2id hash with its parameters and a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Whether a password is the hashed one. @param known null or undefined: there is none, and that takes as long */
export async function verifyPassword(
  known: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(known ?? (await nobody), password)
  return isRight && known != null
}

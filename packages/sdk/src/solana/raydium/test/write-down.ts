import { AccountRole, getBase16Decoder, type Instruction } from '@solana/kit'

/** An instruction as the fixtures of Raydium's SDK have it: accounts with whether they sign and are written, and data. */
export const writeDown = ({
  programAddress,
  accounts = [],
  data = new Uint8Array(),
}: Instruction) => ({
  program: programAddress,
  accounts: accounts.map(({ address, role }) => [
    address,
    role === AccountRole.READONLY_SIGNER || role === AccountRole.WRITABLE_SIGNER,
    role === AccountRole.WRITABLE || role === AccountRole.WRITABLE_SIGNER,
  ]),
  data: getBase16Decoder().decode(data),
})

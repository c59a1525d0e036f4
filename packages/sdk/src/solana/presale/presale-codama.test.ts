import { createNoopSigner, type Instruction } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { plainInstruction, plainValues, readCodamaProgram } from '../test/read-codama-program.ts'
import { testAddress, variedBytes } from '../test/varied-bytes.ts'
import { buildPresaleClaim, buildPresaleRefund } from './build-buyer-action.ts'
import {
  buildCreatorAction,
  buildPresaleFinalize,
  type CreatorAction,
} from './build-creator-action.ts'
import { buildInviterRegistration, buildRewardClaim } from './build-inviter-action.ts'
import { buildPresaleContribution } from './build-presale-contribution.ts'
import { buildPresaleCreation } from './build-presale-creation.ts'
import { findBuyerAddress } from './find-buyer-address.ts'
import {
  buyerBytes,
  buyerDecoder,
  buyerTag,
  presaleBytes,
  presaleDecoder,
  presaleTag,
} from './presale-codec.ts'

const codama = readCodamaProgram('presale')
const tokenProgram = TOKEN_2022_PROGRAM_ADDRESS
const systemProgram = SYSTEM_PROGRAM_ADDRESS
const [program, mint] = [testAddress(1), testAddress(2)]
const [presale, vault] = [testAddress(3), testAddress(4)]
const [creator, wallet] = [createNoopSigner(testAddress(5)), createNoopSigner(testAddress(6))]
const inviters = [testAddress(7), testAddress(8)]
const place = { program, tokenProgram, presale, vault, mint }
const [[source], [tokens], buyer, above] = await Promise.all([
  findAssociatedTokenPda({ owner: creator.address, mint, tokenProgram }),
  findAssociatedTokenPda({ owner: wallet.address, mint, tokenProgram }),
  findBuyerAddress(program, presale, wallet.address),
  Promise.all(inviters.map((one) => findBuyerAddress(program, presale, one))),
])
const last = (instructions: readonly Instruction[]) =>
  plainInstruction(instructions.at(-1) as Instruction)

test('Codama makes of the interface what we make: a new presale', async () => {
  const values = {
    ...{
      amount: 11n,
      tokens: 0x0102n,
      softCap: 0x0203n,
      hardCap: 0x0304n,
      minContribution: 0x0405n,
    },
    ...{ maxContribution: 0x0506n, startAt: 1_800_000_000, endAt: 1_900_000_000, t1Seconds: 600 },
    ...{ t2Seconds: 1_200, cycleSeconds: 86_400, firstBps: 777, cycleBps: 1_234, kind: 2 as const },
    ...{
      whitelistMode: 1 as const,
      inviterBps: [300, 200, 100],
      root: variedBytes(presaleTag, 32),
    },
  }
  const draft = { mint, tokenProgram, burnsUnsold: true, infoKey: 'bafkrei', ...values }
  const made = await buildPresaleCreation(program, creator, draft, 0x0607n)
  const accounts = {
    ...{ creator: creator.address, presale: made.presale, vault: made.vault, source },
    ...{ mint, tokenProgram, systemProgram },
  }
  const infoKey = new TextEncoder().encode('bafkrei')
  expect(last(made.instructions)).toEqual(
    codama.instruction('create', { id: 0x0607n, ...values, flags: 1, infoKey }, accounts),
  )
})

test('a contribution and a registration, with inviters behind and hashes without a length', async () => {
  const read = { address: presale, createdAt: 1_700_000_000, endAt: 1_900_000_000 }
  const { address: _, ...asRead } = read
  const proof = [variedBytes(presaleTag, 32), variedBytes(buyerTag, 32)]
  const parts = { listed: { level: 2, proof }, inviters }
  const accounts = { wallet: wallet.address, presale, buyer, systemProgram }
  const told = {
    ...{ amount: 0x0708n, level: 2, ...asRead },
    proof: Uint8Array.from(proof.flatMap((hash) => [...hash])),
  }
  expect(
    plainInstruction(await buildPresaleContribution(program, read, wallet, 0x0708n, parts)),
  ).toEqual(codama.instruction('contribute', told, accounts, above))
  expect(plainInstruction(await buildInviterRegistration(program, read, wallet))).toEqual(
    codama.instruction('registerInviter', asRead, accounts),
  )
})

test('what a wallet is paid, whether it signs or others pay for it', async () => {
  for (const [who, meta] of [
    [{ signer: wallet }, wallet],
    [{ address: wallet.address }, wallet.address],
  ] as const) {
    const own = { wallet: meta, presale, buyer }
    expect(plainInstruction(await buildPresaleRefund(place, who, inviters))).toEqual(
      codama.instruction('refund', {}, own, above),
    )
    expect(last(await buildPresaleClaim(place, creator, who))).toEqual(
      codama.instruction('claim', {}, { ...own, vault, destination: tokens, mint, tokenProgram }),
    )
    expect(plainInstruction(await buildRewardClaim(place, who))).toEqual(
      codama.instruction('claimReward', {}, own),
    )
  }
})

test('what its creator does', async () => {
  const act = async (action: CreatorAction) =>
    last(await buildCreatorAction(place, creator, action))
  const own = { creator: creator.address, presale }
  const paid = { ...own, vault, destination: source, mint, tokenProgram }
  const times = { startAt: 1_800_000_001, endAt: 1_900_000_002 }
  const root = variedBytes(buyerTag, 32)
  expect({
    cancel: await act({ kind: 'cancel' }),
    setTime: await act({ kind: 'setTime', ...times }),
    setWhitelist: await act({ kind: 'setWhitelist', root }),
    withdraw: await act({ kind: 'withdraw' }),
    close: await act({ kind: 'close', isTaxed: false }),
    finalize: plainInstruction(buildPresaleFinalize(place, creator)),
  }).toEqual({
    cancel: codama.instruction('cancel', {}, own),
    setTime: codama.instruction('setTime', times, own),
    setWhitelist: codama.instruction('setWhitelist', { root }, own),
    withdraw: codama.instruction('withdraw', {}, paid),
    close: codama.instruction('close', {}, paid),
    finalize: codama.instruction(
      ...(['finalize', {}, { sender: creator, presale, vault, mint, tokenProgram }] as const),
    ),
  })
})

test('nothing else, and it reads accounts as we do', () => {
  expect(codama.instructionNames).toEqual([
    ...['create', 'contribute', 'refund', 'finalize', 'claim', 'withdraw', 'cancel', 'setTime'],
    ...['setWhitelist', 'close', 'registerInviter', 'claimReward'],
  ])
  const ofPresale = variedBytes(presaleTag, presaleBytes)
  expect(codama.account('presale', ofPresale)).toEqual(
    plainValues(presaleDecoder.decode(ofPresale)),
  )
  const ofBuyer = variedBytes(buyerTag, buyerBytes)
  expect(codama.account('buyer', ofBuyer)).toEqual(plainValues(buyerDecoder.decode(ofBuyer)))
  expect(codama.accountNames).toEqual(['presale', 'buyer'])
})

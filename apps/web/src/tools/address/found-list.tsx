import { Badge, Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { FoundSeed } from '@slipway/vanity-address/search/search-record'
import type { AddressTarget } from '@slipway/vanity-address/target/address-target'
import { useState } from 'react'
import { type Address, getAddress, type Hex, isAddressEqual } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AddressMark } from './address-mark.tsx'
import classes from './address-tool.module.css'
import { markAddress } from './mark-address.ts'

interface FoundListProps {
  target: AddressTarget
  found: readonly FoundSeed[]
  /** Seed in use now. */
  seed: Hex
  /** Asks the factory which address a seed gives. */
  verify(seed: Hex): Promise<Address>
  onFound(seed: Hex, address: Address): void
}

/** A short wish is met a thousand times at once; nobody looks through all of them. */
const MOST_SHOWN = 20

type Outcome = { seed: Hex; kind: 'checking' | 'good' | 'mismatch' | 'unreachable' }

/** What makes an address pleasant beyond what was asked for. */
interface AddressTraits {
  readonly leadingZeros: number
  /** Longest run of one character. */
  readonly longestRun: number
}

/** @param address with 0x, in any case */
export function readTraits(address: string): AddressTraits {
  const digits = address.slice(2).toLowerCase()
  const runs = digits.match(/(.)\1*/g) ?? []
  return {
    leadingZeros: /^0*/.exec(digits)?.[0].length ?? 0,
    longestRun: Math.max(0, ...runs.map((run) => run.length)),
  }
}

/** The rarest first: by the longest run, then by leading zeros; equals keep their order. */
export function rankAddresses<Item extends { readonly address: string }>(
  items: readonly Item[],
): Item[] {
  const score = (address: string) => {
    const { longestRun, leadingZeros } = readTraits(address)
    return longestRun * 41 + leadingZeros
  }
  return items.toSorted((a, b) => score(b.address) - score(a.address))
}

/** What was found, the rarest first; used only after the factory has named the same address. */
export function FoundList({ target, found, seed, verify, onFound }: FoundListProps) {
  const [outcome, setOutcome] = useState<Outcome>()

  const use = async (one: FoundSeed) => {
    setOutcome({ seed: one.seed, kind: 'checking' })
    try {
      const address = await verify(one.seed)
      const isSame = isAddressEqual(address, one.address)
      setOutcome({ seed: one.seed, kind: isSame ? 'good' : 'mismatch' })
      if (isSame) onFound(one.seed, address)
    } catch {
      setOutcome({ seed: one.seed, kind: 'unreachable' })
    }
  }
  const shown = rankAddresses(found).filter((one, at) => at < MOST_SHOWN || one.seed === seed)
  const rest = found.length - shown.length
  return (
    <>
      <ul className={classes.results} aria-label={m.tools_found_title()}>
        {shown.map((one) => {
          const address = getAddress(one.address)
          const { leadingZeros, longestRun } = readTraits(address)
          const isUsed = one.seed === seed
          const isChecking = outcome?.seed === one.seed && outcome.kind === 'checking'
          return (
            <li key={one.seed} data-used={isUsed || undefined}>
              <div>
                <span className={classes.result}>
                  <AddressMark address={address} marked={markAddress(target, address)} />
                  <CopyButton value={address} label={m.shell_copy_address({ address })} />
                </span>
                <span className={classes.traits}>
                  {leadingZeros > 1 && (
                    <Badge variant="light">
                      {m.tools_found_zeros({ count: String(leadingZeros) })}
                    </Badge>
                  )}
                  {longestRun > 2 && (
                    <Badge variant="light">
                      {m.tools_found_run({ count: String(longestRun) })}
                    </Badge>
                  )}
                </span>
              </div>
              {isUsed ? (
                <Badge color="green">{m.tools_found_used()}</Badge>
              ) : (
                <Button
                  variant="default"
                  disabled={isChecking}
                  leftSection={isChecking ? <Loader size={14} aria-hidden /> : undefined}
                  onClick={() => void use(one)}
                >
                  {isChecking ? m.tools_found_checking() : m.tools_found_use()}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {rest > 0 && <p className={classes.muted}>{m.tools_found_more({ count: rest })}</p>}
      {outcome?.kind === 'good' && outcome.seed === seed && (
        <NoticeBox tone="good" role="status">
          {m.tools_found_checked({ chain: activeChain.name })}
        </NoticeBox>
      )}
      {outcome?.kind === 'mismatch' && (
        <NoticeBox tone="bad" role="alert">
          {m.tools_found_mismatch()}
        </NoticeBox>
      )}
      {outcome?.kind === 'unreachable' && (
        <NoticeBox tone="warn" role="alert">
          {m.tools_found_unreachable()}
        </NoticeBox>
      )}
    </>
  )
}

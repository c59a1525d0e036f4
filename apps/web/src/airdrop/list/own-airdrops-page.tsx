import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useNavigate } from '@tanstack/react-router'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { airdropContracts } from '../shared/airdrop-contracts.ts'
import classes from './airdrop-list.module.css'
import { AirdropResults } from './airdrop-results.tsx'
import { JoinedAirdrops } from './joined-airdrops.tsx'
import { ListDisconnected, NewAirdrop, NothingOfMine } from './list-states.tsx'
import { type OwnAirdropsSearch, type OwnPart, ownParts } from './own-airdrops-search.ts'
import { OwnMultisends } from './own-multisends.tsx'

const partTexts: Record<OwnPart, () => string> = {
  created: m.airlist_part_created,
  joined: m.airlist_part_joined,
  sent: m.airlist_part_sent,
}

interface PartProps {
  part: OwnPart
  account: Address
}

function Part({ part, account }: PartProps) {
  if (part === 'joined') return <JoinedAirdrops account={account} />
  if (part === 'sent') return <OwnMultisends account={account} />
  return (
    <AirdropResults
      search={{ owner: account, network: 'all' }}
      empty={() => (
        <NothingOfMine title={m.airlist_empty_created_title()} text={m.airlist_empty_text()} />
      )}
    />
  )
}

/** What a visitor made, took part in and sent, on every network (specification section 2, `/airdrop/mine`). */
export function OwnAirdropsPage({ search: { part = 'created' } }: { search: OwnAirdropsSearch }) {
  const navigate = useNavigate()
  const { address } = useConnection()
  const choose = (next: string) =>
    void navigate({
      to: '/airdrop/mine',
      search: (previous) => ({
        chain: previous.chain,
        ...(next !== 'created' && { part: next as OwnPart }),
      }),
      replace: true,
    })
  return (
    <>
      <PageHeader
        title={m.shell_route_airdrop_mine()}
        description={m.airlist_mine_lead()}
        actions={airdropContracts && <NewAirdrop />}
      />
      {address ? (
        <>
          <SegmentedControl
            className={classes.parts}
            aria-label={m.shell_route_airdrop_mine()}
            value={part}
            onChange={choose}
            data={ownParts.map((value) => ({ value, label: partTexts[value]() }))}
          />
          <Part key={`${part}-${address}`} part={part} account={address} />
        </>
      ) : (
        <ListDisconnected />
      )}
    </>
  )
}

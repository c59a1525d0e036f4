import { Button, Drawer } from '@mantine/core'
import { m } from '@slipway/messages'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { useConnection } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { offeredChains } from '../core/offered-chains.ts'
import { TransactionRow } from './transaction-row.tsx'
import {
  clearSettled,
  isSettled,
  transactionsOf,
  useTransactionStore,
} from './transaction-store.ts'
import classes from './transactions.module.css'

function Empty({ isConnected }: { isConnected: boolean }) {
  return (
    <div className={classes.empty}>
      <svg viewBox="0 0 120 64" aria-hidden="true" className={classes.emptyArt} fill="none">
        <path d="M8 46h104" stroke="currentColor" strokeDasharray="2 5" />
        <path d="M22 42h50l10-14H34Z" stroke="currentColor" strokeWidth="1.5" />
        <path d="M46 28V12l14 16" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="98" cy="46" r="4" fill="var(--sw-signal)" />
      </svg>
      <p className={classes.title}>{m.transaction_drawer_empty_title()}</p>
      <p className={classes.note}>
        {isConnected ? m.transaction_drawer_empty_text() : m.transaction_drawer_disconnected()}
      </p>
    </div>
  )
}

const chainOf = (chainId: number) =>
  offeredChains.find((chain) => chain.chainId === chainId) ?? activeChain

/** Every transaction that the connected account sent from this browser, newest first. */
export default function TransactionDrawer({ onClose }: { onClose(): void }) {
  const { address } = useConnection()
  const records = transactionsOf(
    useTransactionStore((state) => state.records),
    address,
  )
  return (
    <Drawer opened onClose={onClose} title={m.transaction_drawer_title()} size={420}>
      <ReturnFocus />
      {records.length === 0 ? (
        <Empty isConnected={address !== undefined} />
      ) : (
        <>
          <ul className={classes.list}>
            {records.map((record) => (
              <TransactionRow
                key={record.state.id}
                record={record}
                chain={chainOf(record.state.chainId)}
              />
            ))}
          </ul>
          <div className={classes.foot}>
            <span className={classes.note}>{m.transaction_drawer_local_note()}</span>
            {address && records.some(isSettled) && (
              <Button variant="default" size="xs" onClick={() => clearSettled(address)}>
                {m.transaction_drawer_clear()}
              </Button>
            )}
          </div>
        </>
      )}
    </Drawer>
  )
}

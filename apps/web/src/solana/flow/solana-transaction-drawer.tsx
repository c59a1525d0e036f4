import { Button, Drawer } from '@mantine/core'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ReturnFocus } from '@slipway/ui/return-focus'
import classes from '../../transaction/transactions.module.css'
import { useWalletStore } from '../wallet/wallet-store.ts'
import { clearSettled, useRecordStore } from './record-store.ts'
import { SolanaTransactionRow } from './solana-transaction-row.tsx'

/** Every transaction that the connected account sent from this browser, newest first. */
export default function SolanaTransactionDrawer({ onClose }: { onClose: () => void }) {
  const account = useWalletStore((state) => state.account)
  const records = useRecordStore((state) => state.records)
  const own = records.filter((record) => record.account === account?.address)
  return (
    <Drawer opened onClose={onClose} title={m.transaction_drawer_title()} size={420}>
      <ReturnFocus />
      {own.length === 0 || !account ? (
        <EmptyState
          title={m.transaction_drawer_empty_title()}
          text={account ? m.transaction_drawer_empty_text() : m.transaction_drawer_disconnected()}
        />
      ) : (
        <>
          <ul className={classes.list}>
            {own.map((record) => (
              <SolanaTransactionRow key={record.signature} record={record} />
            ))}
          </ul>
          <div className={classes.foot}>
            <span className={classes.note}>{m.transaction_drawer_local_note()}</span>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => clearSettled(account.address)}
            >
              {m.transaction_drawer_clear()}
            </Button>
          </div>
        </>
      )}
    </Drawer>
  )
}

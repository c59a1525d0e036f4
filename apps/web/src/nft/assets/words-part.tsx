import { Button, Textarea, TextInput } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { nftWordLimits } from '@slipway/sdk/nft/metadata/nft-words'
import { NoticeBox } from '@slipway/ui/notice-box'
import { IconDownload } from '@tabler/icons-react'
import { useId } from 'react'
import { saveText } from '../../files/save-text.ts'
import { fileInput } from '../../files/use-file-drop.ts'
import { type TableOutcome, tableProblemText } from './asset-texts.ts'
import classes from './assets.module.css'
import { writeTable } from './read-table.ts'
import type { Assets } from './use-assets.ts'

/** Rows that are named one by one; more would bury the page. */
const NAMED = 8

function Outcome({ table }: { table: TableOutcome }) {
  const { taken, problems } = table
  return (
    <>
      {taken > 0 && (
        <NoticeBox tone="good" role="status">
          {m.nftfile_table_done({ count: taken })}
        </NoticeBox>
      )}
      {problems.length > 0 && (
        <NoticeBox
          tone="bad"
          role="alert"
          title={m.nftfile_table_wrong({ count: problems.length })}
        >
          <ul className={classes.lines}>
            {problems.slice(0, NAMED).map((problem) => (
              <li key={`${problem.line}-${problem.fault}`}>{tableProblemText(problem)}</li>
            ))}
          </ul>
          {problems.length > NAMED &&
            m.nftfile_more({ count: formatInteger(problems.length - NAMED) })}
        </NoticeBox>
      )}
    </>
  )
}

function Table({ assets }: { assets: Assets }) {
  const id = useId()
  return (
    <>
      <div className={classes.actions}>
        <label htmlFor={id} className={classes.choose}>
          {m.nftfile_table()}
          <input
            id={id}
            accept=".csv,text/csv"
            {...fileInput(([file]) => {
              if (file) void assets.takeTable(file)
            })}
          />
        </label>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => saveText('nft-metadata.csv', writeTable(assets.assets), 'text/csv')}
        >
          {m.nftfile_table_save()}
        </Button>
      </div>
      <p className={classes.muted}>{m.nftfile_table_rule()}</p>
      {assets.table && <Outcome table={assets.table} />}
    </>
  )
}

/** What all NFTs say, and a table for what each says by itself. */
export function WordsPart({ assets }: { assets: Assets }) {
  const isSingle = assets.kind === 'single'
  const { name, description } = assets.shared
  const numberRule = assets.isDrawn ? m.nftfile_name_drawn_rule() : m.nftfile_name_all_rule()
  const rule = isSingle ? undefined : numberRule
  return (
    <div className={classes.stack}>
      <TextInput
        label={isSingle ? m.nftfile_name_one() : m.nftfile_name_all()}
        description={rule}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={nftWordLimits.nameMax}
        withAsterisk
        value={name}
        onChange={(event) => assets.share({ name: event.currentTarget.value })}
      />
      <Textarea
        label={m.nftfile_description()}
        description={m.nftfile_description_rule()}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={nftWordLimits.descriptionMax}
        autosize
        minRows={2}
        maxRows={8}
        value={description}
        onChange={(event) => assets.share({ description: event.currentTarget.value })}
      />
      {!isSingle && <Table assets={assets} />}
    </div>
  )
}

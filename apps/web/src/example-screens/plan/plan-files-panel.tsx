import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { saveText } from '../../files/save-text.ts'
import { fileInput } from '../../files/use-file-drop.ts'
import classes from './plan.module.css'
import { PlanFileInvalid, readPlanFile, writePlanCsv, writePlanJson } from './plan-files.ts'
import type { PlanForm } from './use-plan.ts'

/** Larger than any plan: more is something else. */
const MOST_BYTES = 100_000

/** Takes the plan with one, and brings it back. */
export function PlanFilesPanel({ form }: { form: PlanForm }) {
  const id = useId()
  const [isRefused, setRefused] = useState(false)
  const { plan } = form
  const take = async (file: File) => {
    setRefused(false)
    try {
      if (file.size > MOST_BYTES) throw new PlanFileInvalid('it is too large')
      form.change(readPlanFile(await file.text(), plan))
    } catch (error) {
      if (!(error instanceof PlanFileInvalid)) throw error
      setRefused(true)
    }
  }
  return (
    <Panel title={m.template_plan_files()} description={m.template_plan_files_text()}>
      <div className={classes.files}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => saveText('plan.csv', writePlanCsv(plan), 'text/csv')}
        >
          {m.template_plan_save_csv()}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => saveText('plan.json', writePlanJson(plan), 'application/json')}
        >
          {m.template_plan_save_json()}
        </Button>
        <label htmlFor={id} className={classes.open}>
          <IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />
          {m.template_plan_open()}
          <input
            id={id}
            accept=".csv,.json,text/csv,application/json"
            {...fileInput(([file]) => {
              if (file) void take(file)
            })}
          />
        </label>
      </div>
      {isRefused && (
        <NoticeBox tone="bad" role="alert">
          {m.template_plan_open_failed()}
        </NoticeBox>
      )}
    </Panel>
  )
}

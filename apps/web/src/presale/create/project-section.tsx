import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { NearPart } from '../../form/near-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from './create.module.css'

// Far down the form, and with what files and Markdown need.
const ProjectFields = lazyPart(() => import('./project-fields.tsx'))

/** Who is behind the presale: what buyers read before they decide. */
export function ProjectSection() {
  return (
    <Panel title={m.presale_section_project()} description={m.presale_section_project_text()}>
      <NearPart pending={<div className={classes.projectPending} />}>
        <ProjectFields />
      </NearPart>
    </Panel>
  )
}

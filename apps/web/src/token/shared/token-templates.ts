import { m } from '@slipway/messages'
import type { ComponentType } from 'react'
import { Template1Flow } from './template-1-flow.tsx'

/** A template that this app has a form for: its words and its picture. */
export interface TokenTemplate {
  templateId: 1
  name: () => string
  tag: () => string
  text: () => string
  /** Where money flows, as a drawing. */
  Flow: ComponentType
}

/** Every template with a form, in the order in which they are offered. */
export const tokenTemplates: readonly TokenTemplate[] = [
  {
    templateId: 1,
    name: m.token_template_1_name,
    tag: m.token_template_1_tag,
    text: m.token_template_1_text,
    Flow: Template1Flow,
  },
]

/** Name of a template in the visitor's language; its number when it has none here. */
export function templateName(templateId: number): string {
  return (
    tokenTemplates.find((template) => template.templateId === templateId)?.name() ??
    `#${templateId}`
  )
}

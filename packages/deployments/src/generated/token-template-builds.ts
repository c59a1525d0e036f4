// Written by "npm run generate".
import type { TokenTemplateBuild } from '../types.ts'

export const tokenTemplateBuilds: readonly TokenTemplateBuild[] = [
  {
    "templateId": 1,
    "contract": "StandardToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x9235d23707da946726add4363d73ae2e68778c57cd8894b4cb4764d26acab324",
    "creationBytes": 12522,
    "chunks": 1
  }
]

// Written by "npm run generate".
import type { TokenTemplateBuild } from '../types.ts'

export const tokenTemplateBuilds: readonly TokenTemplateBuild[] = [
  {
    "templateId": 1,
    "contract": "StandardToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x5029d4313f1bcc7d1d7e5566f4bce8f420850bfbde7702fec8e358b0214f5627",
    "creationBytes": 12553,
    "chunks": 1
  },
  {
    "templateId": 2,
    "contract": "TaxedToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xdcae71b981821799d538fb07e2f3a5c82291f8112d20625517de1f4b71523c57",
    "creationBytes": 18039,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x798304c9516039561af783ff6d6a0f875f957c4b10e4ffac4da8bd9d90c5f8f0",
    "creationBytes": 30815,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xe942c706994d60ebe96b752b35b480b2bfce09a98a299d6f2617013e69d0ee79",
    "creationBytes": 25122,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x73b932d59f921858d4b23fb478e3ebae43f0bc89b595c96028995a47ea049706",
    "creationBytes": 26463,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x4c4c858935b70915116ab916e04b1751912bc326d65b41be40a0c8fca672e8c9",
    "creationBytes": 23441,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xd9f9f69d39f50652b39b8f609a2fd8688630d5f80771fdec88ba63c9776080e0",
    "creationBytes": 26091,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x9ee9da3ee9067a62afaeff2fc3c280bebf525c14be1e1a8a5c599e962837f879",
    "creationBytes": 26177,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x4b0790cde5f00839d0fe7033372c50cf63ac9309f8b508976e5b68c67901c07f",
    "creationBytes": 30539,
    "chunks": 2
  }
]

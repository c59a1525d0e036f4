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
    "creationCodeHash": "0x5666b3614b339a382ec5f763cdfb07b29e12d98bd15896527b472c2fd71f9fc6",
    "creationBytes": 17988,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x1c3140b633ec50357cb5935b6292fbac72a611279e142180a8e0857807beb7c7",
    "creationBytes": 30702,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xb42ebc080e0ab2e5266b8ba9e17457af1cf2442c632570d9062f8ecf86a8a90e",
    "creationBytes": 25005,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xbce3fe0e2f353fdf7073f63529e557e103cd9aa70896617e396716ddec438cb9",
    "creationBytes": 26346,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x8f5d80d991ee417b4f622773cd6868d0811b5b1cb78d585a37bb4ffa2f6aa4a9",
    "creationBytes": 23401,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xcabedebb9ec1f9ac5f6adfbf91c105b1418a5b7fcf662eea4921412133612009",
    "creationBytes": 25974,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x582180520ddc88f592c9ef002187b4ef5a8d8ecf261baaea54599f4f3a79823c",
    "creationBytes": 26066,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xe59d7fdd0da44fc2edfead8891e39bdd27aa804b56a5437c83ffa6244d631fb3",
    "creationBytes": 30416,
    "chunks": 2
  }
]

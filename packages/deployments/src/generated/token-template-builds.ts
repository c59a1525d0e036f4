// Written by "npm run generate".
import type { TokenTemplateBuild } from '../types.ts'

export const tokenTemplateBuilds: readonly TokenTemplateBuild[] = [
  {
    "templateId": 1,
    "contract": "StandardToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x5fa58aaae936272814e901fcf989fbdbd577ee8b099bb186a66e03360ad07f3c",
    "creationBytes": 12574,
    "chunks": 1
  },
  {
    "templateId": 2,
    "contract": "TaxedToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xd68be1909177ca21942badb578b97ed46e2bca1d8f08ac4ae86ad5863b2bd1bf",
    "creationBytes": 18039,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x94d515755b35db6173c20a0662860af7ee1ddb05d35075a3e236a5eb8acd5e5a",
    "creationBytes": 30815,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xb71c684d085f9a61f7ed77dd04a5d7d145abd3129dcdfce7e4c7eb9e6b50df40",
    "creationBytes": 25122,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xf213f4468b36bc2030bb97b7c0fc865f2913d8ce10f8ee16e0ca07f17b6d58fa",
    "creationBytes": 26463,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x4a7ebbc4d264bf928a2811bbd64925c23544a155c81a8c46ebbd0facd048132f",
    "creationBytes": 23441,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x666c48f4268ff64891670691153d457925875d0cdd5d1618079582f32e9c6bf5",
    "creationBytes": 26091,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xd4a3b747dd01bf138954d54f56daa5a4cc36e8fb312c9e63f73d1d02f9535dff",
    "creationBytes": 26177,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xa21686711bb9a4d474ae117607b437dc4dbdfd5f6391778b56577672c2dfdd4e",
    "creationBytes": 30539,
    "chunks": 2
  }
]

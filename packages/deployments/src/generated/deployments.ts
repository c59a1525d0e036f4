// Written by "npm run generate".
import type { ChainDeployments } from '../types.ts'

export const recordedDeployments: readonly ChainDeployments[] = [
  {
    "chainId": 31337,
    "shortname": "local",
    "deployments": [
      {
        "version": "v1",
        "contracts": {
          "tokenFactory": {
            "address": "0x990a04Ecc36591DAb3257C43160F5816Ef2F7A41",
            "startBlock": 0,
            "codeHash": "0x28a18db06dd7b73c97121cc684ca43f117c952cfda61010ef327a05cad9419ef"
          },
          "tokenDetector": {
            "address": "0x46Cb5c52d08632d90f426846B4eb029E0d6d70a0",
            "startBlock": 0,
            "codeHash": "0x48720497b1275080a5808bf1b9d5db1fc48cfe78f258e5282ee7b5e935a447b4"
          },
          "standardTokenGenerator": {
            "address": "0xE61A840A9A43006395CB126851C4f069990D1cb0",
            "startBlock": 0,
            "codeHash": "0x63df067c48c23e1b120529fb7cd34b1d085de2092af9a08352839d9293c7247b"
          }
        }
      }
    ]
  }
]

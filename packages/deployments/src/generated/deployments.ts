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
          "taxedAnnex": {
            "address": "0x39c853e82b177DC7257E0EB97bCB9846D4fa0B52",
            "startBlock": 0,
            "codeHash": "0xb9bc454d529485a480698d890d84e7c4669ceea92a39e5844d114a4870487f33"
          },
          "platformRegistry": {
            "address": "0xc243906fF65bb0760324bc7F88b8eBa30b079e23",
            "startBlock": 0,
            "codeHash": "0x923cbbd0b4095261065325b7716c7044086b2a0faa9659686c52dc06ee87c88a"
          },
          "tokenFactory": {
            "address": "0x3116E3b73bfc38D5662d96a5bE1AcEf481fA2Fde",
            "startBlock": 0,
            "codeHash": "0x6d3be1a690d47553d381e17c570a52f6f583935cee2f773e0a9d3f7e4a010f11"
          },
          "tokenDetector": {
            "address": "0x72C65ab9c56398e8f3CaA78F06B44EfB30D122BA",
            "startBlock": 0,
            "codeHash": "0x6114cc15d7be90857e670070ab0798433920f88bcaa3fc91c270d617e73ecdca"
          },
          "liquidityLocker": {
            "address": "0x4034F74edCF2e9a5332a9a0BAeF5299c3e6245b1",
            "startBlock": 0,
            "codeHash": "0xa0bcfbf97b92bf9633bb09608a6fcedd8abc0428d77bf73484be61ee271dc817"
          },
          "lockAnnouncer": {
            "address": "0xe9f5E2a4f4678b47b622D0A320fF13A3C928a54A",
            "startBlock": 0,
            "codeHash": "0xe7a34939c78bc61319c97d6e4234f82c16425e468fe02947db30382cd6f803a0"
          },
          "tokenLocker": {
            "address": "0xC5Cd9b88A96eDF2c58523979665d272AF8A43c4a",
            "startBlock": 0,
            "codeHash": "0xcde4a540f4deee9ba209ecf0cefddc64b6e9092d2638b9b9673415ebddb8548d"
          },
          "nftLocker": {
            "address": "0x5bb076c2b205baB51094454568adfb4738556fBf",
            "startBlock": 0,
            "codeHash": "0x599aac1a98ee7ea85b294d46da4b17b86f75121a289e64d6c300cb046a0afc21"
          },
          "poolFixer": {
            "address": "0xf1D9b35586eDc854C82c029d7874a048eCAB16e5",
            "startBlock": 0,
            "codeHash": "0x2185c90658ea51a94796582d0fbe2db2ce1ee9df1f90c903947c954203e51d34"
          },
          "launchPad": {
            "address": "0x7C059536Cc97B5F70320DE70F9a563CE4832A1F7",
            "startBlock": 0,
            "codeHash": "0xc439a11af9f1cbce64ee99cf61dca34f931d976e7c2a2e0799354f0726c6488f"
          },
          "openingVault": {
            "address": "0x2DE29Ec6dc23fCCB3078dD2cF08C0ca2697c7e9f",
            "startBlock": 0,
            "codeHash": "0x2139e51053ef20be61693a69272c5fc2b305b1056aca0f90c32ed05029871119"
          },
          "vip": {
            "address": "0x89e6D48b10c5264580f9cE62a80129C25A6eEDE4",
            "startBlock": 0,
            "codeHash": "0x732614c9c12593b5d2f4cdf8b85c97d0ae22b921cd30c33c22e191fe7df805dc"
          },
          "inviter": {
            "address": "0x9892a7caE3715EFEc05368A511798452BC11A05E",
            "startBlock": 0,
            "codeHash": "0x620891181e2238ce95c81d93975598bf0e43d7b4a59dc2f375e2a634f273981e"
          },
          "whitelistMarket": {
            "address": "0x56fB5B9d40D463C0410D984C1AdD86d956dac5B0",
            "startBlock": 0,
            "codeHash": "0xb4b84e7292a7597925959d1148736e808b3100723121dc4da1346e3370def9f1"
          },
          "sellCanary": {
            "address": "0x453Fd0fd74Bd9Ce7d143bF5732eAcd6950f8ff83",
            "startBlock": 0,
            "codeHash": "0x719d303f5d40090e8b8d8f83712d1aaea3e8881c8f3fa6a4391b1c9180fb5faa"
          },
          "presaleDesk": {
            "address": "0xD9A449965e9729C307145096D47c8B32a76D6B98",
            "startBlock": 0,
            "codeHash": "0x95a9fed9095140a28918338d5531ae7a0b91703ce2a70d0e5eb06788761fb7cb"
          },
          "normalPresale": {
            "address": "0xEFCC43Ee76380431D0F1e75255Db446BCDE39D7A",
            "startBlock": 0,
            "codeHash": "0xd2a5e093c47a3a43d1d05e28ab6e524a882e46e0645afbcca4ac8fce703e38dc"
          },
          "fairPresale": {
            "address": "0x7D17055acf73DEc083514408aECD3448BE0ef4a1",
            "startBlock": 0,
            "codeHash": "0x6d5ec6a1eb59eaf508f846c6161bea2e2e63de6f4c302013f19bbf8bac8b7982"
          },
          "privatePresale": {
            "address": "0xe625Ae9a37198240bCf71bFaaC2437e4ffEAfbAC",
            "startBlock": 0,
            "codeHash": "0x94e86b635de526c4affb62ccfa6ede43b266b404e9f83dd5e87a5692fcd24c5c"
          },
          "presaleFactory": {
            "address": "0xEfa13590922369120C29e38DD7d3Ceea29dC958e",
            "startBlock": 0,
            "codeHash": "0xb0d14562a3bb5e5258c97c9cd9d3accd38326617229f9908244f3bdf4c9abf3e"
          },
          "airdrop": {
            "address": "0xcD57FadE6E3067fA9Ef8CE1F16A279874F7C5F8A",
            "startBlock": 0,
            "codeHash": "0xc55d73fe9949cd5b8884b38b81058f5f633c1bd2d65de7b598970a8fa04c479e"
          },
          "merkleAirdrop": {
            "address": "0xe1fe8c6258Fe07Fe1Be7188368292ddD618774d2",
            "startBlock": 0,
            "codeHash": "0x13c566f073a210b22f736596b1486e0fb12617c4aa36c7474ed784c354ed3b01"
          },
          "airdropFactory": {
            "address": "0x0ad6e90662C52e2b6E91f7c2E1BBECB3A3857624",
            "startBlock": 0,
            "codeHash": "0x243c9e3bb34553eba414df3ccc8d33aca6dc485032b180bdac4db9780c8cad41"
          },
          "multisend": {
            "address": "0xC419D1bdDd2E4FF7e1C3D16efE47ba77d47aEa38",
            "startBlock": 0,
            "codeHash": "0x0973669e98116b3e45a49bd8a0b291ebe71806b005b29c205dab6fce73504018"
          },
          "poolFactory": {
            "address": "0xaeFe969C83C5d0C8987ce81FE87Ad026C5cd84BC",
            "startBlock": 0,
            "codeHash": "0xf518687a7b92162055251e329b452a71c20e4826311b32c8b9c8f112849c6b0b"
          },
          "tokenPool": {
            "address": "0xDC1fbf85C6d00bC5b5544E01F73ba6AFEC0140b9",
            "startBlock": 0,
            "codeHash": "0x8b3bc4967a6b950a91f51d365ad82946066034807517f51b14ba64b348eb8cdc"
          },
          "nftPool": {
            "address": "0x4155bb4fA46516eb5CA4D6708663387b558b8906",
            "startBlock": 0,
            "codeHash": "0xa25945e7c0264089319b6dc9cc12442bdb51091ff9fb81ee4863a6562d48e4ac"
          },
          "nftSale": {
            "address": "0xf8a4be770e96B8BE115F7fF3d519f5ef570b87cF",
            "startBlock": 0,
            "codeHash": "0xf07467044b0610e161110f81a3a8701d7250ae76e8efade3e29f48e2b7e21c52"
          },
          "nftSaleFactory": {
            "address": "0xeb1f1e74324585e01cd2bd73c21B78220Db9b1fd",
            "startBlock": 0,
            "codeHash": "0xb3f13cad9d2502c688da71e7ddba3bac6696497e5779f45e7df64ffb78aad0ad"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0xb979e2e7Af964F7160ECe7fCF5e246Bb4756beea",
            "startBlock": 0,
            "codeHash": "0x37771d7c90446c76edcbad559019e6ddb5bc9929a013b5fc543240c3dc93ffa4"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x0B9d600230b90BCcB670947869fbCA809004F48B",
            "startBlock": 0,
            "codeHash": "0x557181e0bffe9c912746047a9100faec899df228fdc3ece606e956e8c3a2c6dc"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x4773570beb9041B8b8b433E48F7d23eB8b38D308",
            "startBlock": 0,
            "codeHash": "0xa89506a5e3042deccccb30f833e52e6aee48171e8b29f25a44df1bf8bdbe5c45"
          },
          "nativeDividendTokenGenerator": {
            "address": "0xFa02e018912e882888d95f80bc8675e7396E7391",
            "startBlock": 0,
            "codeHash": "0x0b1a7b4f0a90e350fe6b2cd9620139561a7c311c7191565559083e6ce08f1336"
          },
          "referralTokenGenerator": {
            "address": "0x5fD120C1219aEd4b4CB13bb5b452DE9Ef56cc174",
            "startBlock": 0,
            "codeHash": "0x0dcf322a0544f7c09061ab7934c053cd29f2e8197ed991e57ab4bae82c9a3d94"
          },
          "selfDividendTokenGenerator": {
            "address": "0xc5ceb4E54212BD6Fb5A40AD7ea38610723fff66E",
            "startBlock": 0,
            "codeHash": "0x1ddc07b9f1c8ecc333130cd5be6db7a20585fa7c6248d151c708985192a8e0cf"
          },
          "nftDividendTokenGenerator": {
            "address": "0x8D787f610A1d9274f15a77B50199414a36030D56",
            "startBlock": 0,
            "codeHash": "0x7d0cf6e9ec300c2f080d2be64e04ef2da8bb5e2fa225754805566d35ec749a8c"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x9008463B4284D3808eD9611F3cC2EeFf4D9eA56a",
            "startBlock": 0,
            "codeHash": "0x7233fa26b4f052ec850bd11ea24ac2937278b543f9d1d439d873b80bf31f8caf"
          }
        }
      }
    ]
  }
]

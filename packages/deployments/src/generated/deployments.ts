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
            "address": "0xd05F9d60acF96926F557E5F700C828E2EB6097C2",
            "startBlock": 0,
            "codeHash": "0xd7c5c7169d2303c9add6fe979e34906510da3b777eae305aa52605f76a9c34e7"
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
            "address": "0x98f71E4f934E02887FCc3EB9e5f3487c666A0262",
            "startBlock": 0,
            "codeHash": "0x1f7fba7b3a62f090d3ada55e351d4397cf41661a91eadce00e5e73c6d9ac57de"
          },
          "openingVault": {
            "address": "0xE200141C322686612946534e16Ab63c456Ed2605",
            "startBlock": 0,
            "codeHash": "0x5083e604ca4d59e5bf3e3ba9ab4f93960358181db3a647c1dd0f2994d3eb5f2c"
          },
          "vip": {
            "address": "0x89e6D48b10c5264580f9cE62a80129C25A6eEDE4",
            "startBlock": 0,
            "codeHash": "0x732614c9c12593b5d2f4cdf8b85c97d0ae22b921cd30c33c22e191fe7df805dc"
          },
          "inviter": {
            "address": "0xdD457ab76a4bb32bCf470887aa397e6af541630E",
            "startBlock": 0,
            "codeHash": "0x97c6de4ac166b6cdb1f472cde471c82ec4c99d54ba93b05a4cacc19ee8b07499"
          },
          "whitelistMarket": {
            "address": "0xb47b4d7390b7c8785F49F3075167fbbcCfA74206",
            "startBlock": 0,
            "codeHash": "0x7de88fe2359b98ac1b04798a0dc7580af4b1d152a32094586fff9670f2d35315"
          },
          "sellCanary": {
            "address": "0x453Fd0fd74Bd9Ce7d143bF5732eAcd6950f8ff83",
            "startBlock": 0,
            "codeHash": "0x719d303f5d40090e8b8d8f83712d1aaea3e8881c8f3fa6a4391b1c9180fb5faa"
          },
          "presaleDesk": {
            "address": "0xb1e6E333e5D3Aa515C4266D21409fEbaec5f87Af",
            "startBlock": 0,
            "codeHash": "0xc85cb903d85ab1328f35d8b1bc4099b8d4aa6fbc4d57f47db112e469f54f3068"
          },
          "normalPresale": {
            "address": "0xc8cB3D483BB885C302A41B0D7Cb8A371E8d0B479",
            "startBlock": 0,
            "codeHash": "0x76d86838e858347f0d930bf999861f42d36c88d5146c86d140e9df4da62fe658"
          },
          "fairPresale": {
            "address": "0x2d72FB3c642F0e1D355dD05dE7A107FD958cE410",
            "startBlock": 0,
            "codeHash": "0xeca5649202d2e1c9f0ca820f70f8bd7c70bbc78b321989fb83e5aaecf7947ad5"
          },
          "privatePresale": {
            "address": "0x045AA3FF9b9996a92c33D888b9CE0eF055854239",
            "startBlock": 0,
            "codeHash": "0x5f663f010fc14f514829c489978c231ba39f6a80994e2495f857414178b1453c"
          },
          "presaleFactory": {
            "address": "0x8aC49D2638D18712eFB862C2c0E1a1b0196e4639",
            "startBlock": 0,
            "codeHash": "0x103dd0dd62adb85729bc4262a8a6fefe3c0a761922bec9646e64476f1e0dccf9"
          },
          "airdrop": {
            "address": "0xcD57FadE6E3067fA9Ef8CE1F16A279874F7C5F8A",
            "startBlock": 0,
            "codeHash": "0xc55d73fe9949cd5b8884b38b81058f5f633c1bd2d65de7b598970a8fa04c479e"
          },
          "merkleAirdrop": {
            "address": "0x8FD335b71545cEEC01E6e8693de3e19f236C459f",
            "startBlock": 0,
            "codeHash": "0x43a6fa63f00f837e9eb472ee7e547912ff3bd212a9eeed414ea15e9078b59b01"
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
            "address": "0x6e3eB8967D31c1Eea2A6244f9275Ea1b0ad91f28",
            "startBlock": 0,
            "codeHash": "0x0733b47eb8ef133213469a1bfded46d62f9917e28b6155c337376b211b6f81a2"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x4cC3829809c57A3D7226DC2336964e62a8913516",
            "startBlock": 0,
            "codeHash": "0xad455b0409ce9cd89476468d835866718dd3bf8ceffbacba9ee153b208af2c32"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x2494f45789e9Be071B38AD777DCCceec284D0895",
            "startBlock": 0,
            "codeHash": "0x45be1e4bb5ae2df72e31d916ee548083c7ec8e3d1c49edb61435f9cc5bc9cfb5"
          },
          "nativeDividendTokenGenerator": {
            "address": "0xB06a4DD9b5943e949De177f8163b3014ad57DfE0",
            "startBlock": 0,
            "codeHash": "0x0809da9f6b4bfc7b98713a67701320f6620c4c5eaaa5e3d5d05f65ed766b87eb"
          },
          "referralTokenGenerator": {
            "address": "0x282DBD954F21f30538312347ef06a022E5086a35",
            "startBlock": 0,
            "codeHash": "0xc69285f58197f1902177ac1eafbe097fa41482189a1fd63d71d5a1ad19e3a612"
          },
          "selfDividendTokenGenerator": {
            "address": "0x77544515a1034Ec0BD66818cfAe2c834745797D3",
            "startBlock": 0,
            "codeHash": "0xbe18a53ac9bffbcd70bcb0c14e8e3d56c4fb89afd390da2467a47bb818e553a9"
          },
          "nftDividendTokenGenerator": {
            "address": "0x1eBc895d14c2115dF6A759C8610cdD325BA1add6",
            "startBlock": 0,
            "codeHash": "0x099daf189be848ff41590e4c35dbc3a7ec0ea7eee9d7b4e14d4a951aba3ff654"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x7C94D55Aa919743F30045d84349a1268E44CFb8d",
            "startBlock": 0,
            "codeHash": "0x9e9710ac0b9e444cf26506388b94854cdb18ff74e925baa3274faeb8adb33240"
          }
        }
      }
    ]
  }
]

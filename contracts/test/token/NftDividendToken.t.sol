// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NftDividendsBehaviour} from "./NftDividendsBehaviour.sol";

/// @notice The bytecode that users get: solc 0.8.4.
contract NftDividendTokenTest is NftDividendsBehaviour {}

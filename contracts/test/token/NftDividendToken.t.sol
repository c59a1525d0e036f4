// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NftDividendToken} from "../../templates/token/NftDividendToken.sol";
import {NftDividendsBehaviour} from "./NftDividendsBehaviour.sol";

/// @notice The bytecode that users get: solc 0.8.4.
contract NftDividendTokenTest is NftDividendsBehaviour {}

/// @notice The same source made by the newest compiler must behave the same.
contract NftDividendTokenNewestCompilerTest is NftDividendsBehaviour {
    function codeOf(uint256) internal pure override returns (bytes memory) {
        return type(NftDividendToken).creationCode;
    }
}

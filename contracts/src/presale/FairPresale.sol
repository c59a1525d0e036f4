// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ListedPresale} from "./ListedPresale.sol";

/// @title Fair presale (template 2): everybody may take part; the hard cap is shared out by contribution
contract FairPresale is ListedPresale {
    constructor(Platform memory platform) ListedPresale(platform) {}

    function _kind() internal pure override returns (uint256) {
        return FAIR;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ListedPresale} from "./ListedPresale.sol";
import {PresaleBase} from "./PresaleBase.sol";

/// @title Fair presale (template 2): everybody may take part; the hard cap is shared out by contribution
contract FairPresale is PresaleBase, ListedPresale {
    constructor(Platform memory platform) PresaleBase(platform.adminContract) ListedPresale(platform) {}

    function _kind() internal pure override returns (uint256) {
        return FAIR;
    }
}

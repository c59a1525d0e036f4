// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ListedPresale} from "./ListedPresale.sol";
import {PresaleBase} from "./PresaleBase.sol";

/// @title Normal presale (template 1): a fixed rate, first come, first served, up to the hard cap
contract NormalPresale is PresaleBase, ListedPresale {
    constructor(Platform memory platform) PresaleBase(platform.adminContract) ListedPresale(platform) {}

    function _kind() internal pure override returns (uint256) {
        return NORMAL;
    }
}

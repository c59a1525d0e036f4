// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../../src/ISolvency.sol";
import {IQuote} from "../venue/IQuote.sol";
import {PackedAccount} from "./PackedAccount.sol";
import {HolderDividends} from "./HolderDividends.sol";
import {IHolderDividends} from "./IHolderDividends.sol";
import {SwapBack} from "./SwapBack.sol";
import {TaxedBase} from "./TaxedBase.sol";
import {TaxedParams} from "./TaxedParams.sol";

/// @title Template 7: dividends in the token itself
/// @notice The dividend part of the collected tax is never sold: the token vault keeps the tokens until holders claim
/// them, without tax and beyond the wallet limit.
/// @dev Documented in `ITaxedToken` and `IHolderDividends`. Constructor: as template 2, with numbers 18
/// `dividendThreshold`, 19 `dividendIntervalBlocks`.
contract SelfDividendToken is HolderDividends, ISolvency {
    constructor(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    )
        TaxedBase(stringParams, addressParams, numberParams, boolParams)
        HolderDividends(addressParams[TaxedParams.RECEIVER], numberParams)
        // solhint-disable-next-line no-empty-blocks

    {}

    /// @inheritdoc IHolderDividends
    function dividendToken() external view override returns (address) {
        return address(this);
    }

    /// @inheritdoc ISolvency
    function solvency() external view override returns (AssetSolvency[] memory assets) {
        assets = new AssetSolvency[](2);
        assets[0] = AssetSolvency({asset: address(this), owed: _owedToHolders(), held: balanceOf(address(_vault))});
        assets[1] =
            AssetSolvency({asset: _quote, owed: _pending.quote, held: IQuote(_quote).balanceOf(address(_vault))});
    }

    /// @inheritdoc SwapBack
    function _dividendsInKind() internal pure override returns (bool) {
        return true;
    }

    /// @inheritdoc SwapBack
    function _addDividends(
        uint256 amount,
        uint256 /* marketingQuote */
    )
        internal
        override
        returns (uint256)
    {
        // The token vault holds others' tokens: it is no holder. Before the first dividend it has earned nothing.
        if (_accounts[address(_vault)] & PackedAccount.SECOND_TEMPLATE_FLAG == 0) _exclude(address(_vault));
        _payOut(address(_vault), amount);
        return _takeIn(amount);
    }

    /// @inheritdoc HolderDividends
    function _payDividend(address account, uint256 amount, bool) internal override {
        _put(address(_vault), account, amount);
    }

    /// @inheritdoc HolderDividends
    /// @dev Amounts are as large as shares.
    function _precisionBits() internal pure override returns (uint256) {
        return 0;
    }
}

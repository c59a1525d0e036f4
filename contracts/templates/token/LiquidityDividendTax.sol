// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IQuote} from "../venue/IQuote.sol";
import {Capabilities} from "./Capabilities.sol";
import {LpDividends} from "./LpDividends.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {SwapBack} from "./SwapBack.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {TaxedBase} from "./TaxedBase.sol";

/// @title A taxed token that pays those who provide its liquidity
/// @dev Where the swap-back of `TaxedBase` meets the vault of `LpDividends`. The quote tokens lie in the token's vault,
/// the liquidity tokens in the token itself.
abstract contract LiquidityDividendTax is TaxedBase, LpDividends, ISolvency {
    /// @inheritdoc SwapBack
    function swapBack() public virtual override nonReentrant {
        super.swapBack();
    }

    /// @inheritdoc TaxedBase
    function capabilities() public view virtual override returns (uint256 bits) {
        bits = super.capabilities();
        if (bits != 0) bits |= Capabilities.DIVIDEND_TERMS;
    }

    /// @inheritdoc ISolvency
    /// @dev Quote tokens for holders and for liquidity lie in the token vault; liquidity tokens exist once there is a
    /// pool.
    function solvency() external view override returns (AssetSolvency[] memory assets) {
        address lpToken = _opening.pair;
        (uint256 quote, uint256 lp) = _owedToLiquidity();
        assets = new AssetSolvency[](lpToken == address(0) ? 1 : 2);
        uint256 held = IQuote(_quote).balanceOf(address(_vault));
        assets[0] = AssetSolvency({asset: _quote, owed: quote + _pending.quote, held: held});
        if (assets.length == 1) return assets;
        held = IQuote(lpToken).balanceOf(address(this));
        assets[1] = AssetSolvency({asset: lpToken, owed: lp, held: held});
    }

    function _paysDividends() internal pure virtual override returns (bool) {
        return true;
    }

    function _addDividends(
        uint256 amount,
        uint256 /* marketingQuote */
    )
        internal
        virtual
        override
        returns (uint256)
    {
        return _takeDividends(amount);
    }

    function _payDividend(address account, uint256 amount) internal override {
        _vault.pay(_quote, account, amount);
    }

    function _lpToken() internal view override returns (address) {
        return _opening.pair;
    }

    function _dividendToken() internal view override returns (address) {
        return _quote;
    }

    function _isLiquidityLocker(address locker) internal view override returns (bool) {
        return _rolesOf(locker) & ContractRoles.LOCKS_LP != 0;
    }

    function _checkTermsOwner() internal view virtual override {
        _checkOwner();
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ILaunchableToken} from "../launch/ILaunchableToken.sol";
import {PoolPlacement} from "../pool-placement/PoolPlacement.sol";
import {Unwrapping} from "../launch/Unwrapping.sol";
import {ILiquidityLocker} from "../lock/ILiquidityLocker.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {IWrappedNative} from "../venue/IWrappedNative.sol";
import {IPresaleTypes} from "./IPresaleTypes.sol";
import {IPresaleListing} from "./IPresaleListing.sol";
import {ISellabilityCheck} from "./ISellabilityCheck.sol";

/// @title How a presale that has succeeded becomes a pool
/// @dev One call: the pair is made or mended, filled at the stated price, its liquidity locked for the owner, and trading
/// opened. Only what the parameters name is touched; what is left of it is the owner's. ADR 0105.
///
/// No pool, no listing: everything that goes wrong reverts and can be tried again, except one explicit verdict. A token
/// that the platform did not make is bought and sold once by a stranger; when less comes back than was declared, all of
/// the listing is undone and `listed` is false (S-54).
abstract contract PresaleListing is IPresaleListing, PoolPlacement, Unwrapping {
    /// @dev What is to be listed. All amounts are held by the presale.
    /// @param tokenTemplate Template of `token` at the platform's factory; 0 for a foreign token.
    /// @param quote What the pool is made against: the currency, or the wrapped native one if `isNative`.
    /// @param venueFactory Factory of the exchange, checked by `ListingChecks.venueOf` when the presale was made.
    /// @param tokenAmount,currencyAmount What buyers were promised: the pool's two sides, and its price.
    /// @param exitFees Half of the fees of forced refunds: goes in too, as far as `spareTokens` go with it (S-53).
    /// @param spareTokens,spareCurrency The owner's part: pays for repairs (within `maxRepairBps` of both together, S-55) and
    /// for the sellability check.
    struct ListingParams {
        address token;
        uint256 tokenTemplate;
        address quote;
        bool isNative;
        address venueFactory;
        address owner;
        uint256 tokenAmount;
        uint256 currencyAmount;
        uint256 exitFees;
        uint256 spareTokens;
        uint256 spareCurrency;
        uint256 maxRepairBps;
        uint256 declaredTaxBps;
        uint256 lockTime;
    }

    /// @dev What became of it; all zero when the token was found unsellable.
    /// @param tokensLeft,currencyLeft What is left of everything listed, in native currency if it is: the owner's.
    /// @param tokensRetained,currencyRetained What stands for liquidity that a repair spent: the owner's at `unlockAt`.
    struct ListingResult {
        bool listed;
        address pair;
        uint256 tokensListed;
        uint256 currencyListed;
        uint256 liquidity;
        uint256 lockId;
        uint256 unlockAt;
        uint256 tokensLeft;
        uint256 currencyLeft;
        uint256 tokensRetained;
        uint256 currencyRetained;
    }

    /// @dev Templates below have no launch gate.
    uint256 private constant FIRST_GATED_TEMPLATE = 2;
    /// @dev What the sellability check and all after it need at most, with room for a burdened token.
    uint256 private constant SELLABILITY_GAS = 1_500_000;
    /// @dev Part of either side of the pool that may mend its price where the owner's part does not suffice (P-41): the
    /// pool is then no smaller than at the soft cap.
    uint256 private constant POOL_REPAIR_BPS = 5000;
    /// @dev A selector and two numbers.
    uint256 private constant VERDICT_BYTES = 68;

    /// @notice Step of `finalize` for a foreign token: undone as a whole when the token cannot be sold. Only the
    /// presale itself.
    function listForeign(ListingParams calldata params) external returns (ListingResult memory result) {
        if (msg.sender != address(this)) revert Presale_OnlyItself(msg.sender);
        return _fill(params);
    }

    function _refuseNative(uint256 sentWei) internal pure virtual override {
        revert IPresaleTypes.Presale_ValueRefused(sentWei);
    }

    /// @dev Lists as the parameters say. `listed` is false only for an unsellable token; everything else that fails reverts.
    function _list(ListingParams memory params) internal returns (ListingResult memory result) {
        if (params.tokenTemplate != 0) return _fill(params);
        try this.listForeign(params) returns (ListingResult memory done) {
            return done;
        } catch (bytes memory reason) {
            // forge-lint: disable-next-line(unsafe-typecast) the first four bytes are the selector
            bool isVerdict = reason.length == VERDICT_BYTES && bytes4(reason) == Presale_Unsellable.selector;
            if (!isVerdict) _revertWith(reason);
            (uint256 received, uint256 least) = _numbersOf(reason);
            emit TokenRefused(params.token, received, least);
        }
    }

    function _locker() internal view virtual returns (ILiquidityLocker);

    function _sellabilityCheck() internal view virtual returns (ISellabilityCheck);

    function _fill(ListingParams memory params) private returns (ListingResult memory result) {
        IV2Factory venue = IV2Factory(params.venueFactory);
        result.pair = venue.getPair(params.token, params.quote);
        bool isFresh = result.pair == address(0);
        if (isFresh) result.pair = venue.createPair(params.token, params.quote);

        Placement memory p = _placementOf(params, result.pair);
        uint256 trial = params.tokenTemplate == 0 ? _setTrialAside(p) : 0;
        // Only a pool that exists can need more than its two sides, and only a stranger's token a trial.
        uint256 inHand = isFresh && trial == 0 ? p.wantedQuote : p.quoteLeft;
        uint256 outside = p.quoteLeft - inHand;
        if (params.isNative) IWrappedNative(params.quote).deposit{value: inHand}();
        p.quoteLeft = inHand - trial;

        result.liquidity = _place(p, address(this));
        (result.listed, result.tokensListed, result.currencyListed) = (true, p.tokenIn, p.quoteIn);
        _lock(params, result);
        if (params.tokenTemplate >= FIRST_GATED_TEMPLATE) _launch(params.token, result.pair);
        if (trial != 0) p.quoteLeft += _tryOut(params, result.pair, trial);

        if (params.isNative && p.quoteLeft != 0) _unwrap(params.quote, p.quoteLeft);
        (result.tokensLeft, result.currencyLeft) = (p.tokenLeft, p.quoteLeft + outside);
        if (p.tokenFromPool | p.quoteFromPool != 0) _retain(p, result);
    }

    /// @dev What a repair took from the pool came back as the other side, worth no less at the stated price but for the
    /// exchange's fee. With the side that it would have stood against it is as large as the liquidity that is missing, and
    /// waits as long: a pool that its owner made himself unlocks nothing. What is above that, whoever made the pool lost.
    function _retain(Placement memory p, ListingResult memory result) private pure {
        if (p.tokenFromPool != 0) {
            result.currencyRetained = FixedPointMathLib.min(2 * (p.wantedQuote - p.quoteIn), p.quoteLeft);
            result.currencyLeft -= result.currencyRetained;
        } else {
            // The currency first, as far as the owner has any: it may have gone to the owner's own pool.
            uint256 currency = FixedPointMathLib.min(p.wantedQuote - p.quoteIn, result.currencyLeft);
            result.currencyRetained = currency;
            result.currencyLeft -= currency;
            uint256 inTokens = FixedPointMathLib.fullMulDiv(currency, p.wantedToken, p.wantedQuote);
            uint256 rest = FixedPointMathLib.zeroFloorSub(2 * (p.wantedToken - p.tokenIn), inTokens);
            result.tokensRetained = FixedPointMathLib.min(rest, p.tokenLeft);
            result.tokensLeft -= result.tokensRetained;
        }
    }

    /// @dev The liquidity is the owner's, and stays here for nobody: the locker takes exactly this (P-04).
    function _lock(ListingParams memory params, ListingResult memory result) private {
        result.unlockAt = block.timestamp + params.lockTime;
        SafeTransferLib.safeApprove(result.pair, address(_locker()), result.liquidity);
        result.lockId = _locker().lock(result.pair, result.liquidity, params.owner, result.unlockAt);
    }

    /// @dev Of a token that the owner has opened by hand the pool was filled as by anybody: only without tax and limit, or
    /// not at all. A token whose exchange says something else now than before is not listed: it would trade elsewhere.
    function _launch(address token, address pair) private {
        (bool launched, address launcher, address tokenPair) = _launchStateOf(token);
        if (launcher != address(this)) revert IPresaleTypes.Presale_NotLauncher(token, launcher);
        if (!launched) {
            ILaunchableToken(token).launch();
            (,, tokenPair) = _launchStateOf(token);
        }
        if (tokenPair == pair) return;
        // slither-disable-next-line unused-return (two of four are asked for)
        (,, address router, address quote) = ILaunchableToken(token).wallets();
        revert IPresaleTypes.Presale_OtherMarket(token, router, quote);
    }

    /// @dev What a stranger spends who buys and sells. What the token keeps and the pool earns by it is the owner's loss.
    function _tryOut(ListingParams memory params, address pair, uint256 amount) private returns (uint256 received) {
        // Too little gas for a burdened token must end here, and not in what looks like a verdict (S-54).
        if (gasleft() < SELLABILITY_GAS) revert IPresaleTypes.Presale_GasTooLow(gasleft(), SELLABILITY_GAS);
        SafeTransferLib.safeTransfer(params.quote, address(_sellabilityCheck()), amount);
        uint256 least;
        (received, least) = _sellabilityCheck().tryOut(pair, params.token, params.quote, amount, params.declaredTaxBps);
        if (received < least) revert Presale_Unsellable(received, least);
    }

    /// @dev The trial's amount, out of the owner's part. An owner who keeps nothing lists as much less.
    function _setTrialAside(Placement memory p) private view returns (uint256 amount) {
        amount = _sellabilityCheck().amountFor(p.wantedToken, p.wantedQuote);
        uint256 over = FixedPointMathLib.zeroFloorSub(p.wantedQuote + amount, p.quoteLeft);
        p.wantedToken -= (p.wantedToken * over) / p.wantedQuote;
        p.wantedQuote -= over;
        p.maxRepairQuote = FixedPointMathLib.min(p.maxRepairQuote, p.quoteLeft - amount - p.wantedQuote);
    }

    function _launchStateOf(address token) private view returns (bool launched, address launcher, address pair) {
        // slither-disable-next-line unused-return (three of seven are asked for)
        (launched,,,,, launcher, pair) = ILaunchableToken(token).launchState();
    }

    /// @dev Both sides at the stated price, with what of the exit fees finds tokens; and what a repair may cost.
    function _placementOf(ListingParams memory params, address pair) private pure returns (Placement memory p) {
        (p.pair, p.token, p.quote) = (IV2Pair(pair), params.token, params.quote);
        p.tokenIsFirst = params.token < params.quote;
        uint256 moreTokens = (params.exitFees * params.tokenAmount) / params.currencyAmount;
        moreTokens = FixedPointMathLib.min(moreTokens, params.spareTokens);
        p.wantedToken = params.tokenAmount + moreTokens;
        p.wantedQuote = params.currencyAmount + (moreTokens * params.currencyAmount) / params.tokenAmount;
        p.tokenLeft = params.tokenAmount + params.spareTokens;
        p.quoteLeft = params.currencyAmount + params.exitFees + params.spareCurrency;

        // The owner's part as a whole, counted in either side at the stated price; but no more than there is of it.
        uint256 inTokens = params.spareTokens + (params.spareCurrency * params.tokenAmount) / params.currencyAmount;
        uint256 inCurrency = params.spareCurrency + (params.spareTokens * params.currencyAmount) / params.tokenAmount;
        p.maxRepairToken = FixedPointMathLib.min((inTokens * params.maxRepairBps) / BPS, p.tokenLeft - p.wantedToken);
        p.maxRepairQuote = FixedPointMathLib.min((inCurrency * params.maxRepairBps) / BPS, params.spareCurrency);
        p.poolRepairBps = POOL_REPAIR_BPS;
    }

    function _revertWith(bytes memory reason) private pure {
        assembly ("memory-safe") {
            revert(add(reason, 0x20), mload(reason))
        }
    }

    /// @dev The two numbers of a `Presale_Unsellable`.
    function _numbersOf(bytes memory reason) private pure returns (uint256 received, uint256 least) {
        assembly ("memory-safe") {
            received := mload(add(reason, 0x24))
            least := mload(add(reason, 0x44))
        }
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ILaunchableToken} from "../launch/ILaunchableToken.sol";
import {PlacementLimits} from "../pool-placement/PlacementLimits.sol";
import {IPlatformRegistry} from "../registry/IPlatformRegistry.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {IV2Router} from "../venue/IV2Router.sol";
import {V2Math} from "../venue/V2Math.sol";
import {IPresaleTypes} from "./IPresaleTypes.sol";
import {IPresaleListing} from "./IPresaleListing.sol";

/// @title What is looked at before a presale is made, so that its listing can succeed
library ListingChecks {
    /// @dev Templates below have no launch gate.
    uint256 private constant FIRST_GATED_TEMPLATE = 2;
    uint256 private constant BPS = 10_000;
    uint256 private constant MAX_RESERVE = type(uint112).max;
    /// @dev The locker's bound for the liquidity of one pool.
    uint256 private constant MAX_LIQUIDITY = type(uint96).max;
    /// @dev So that V2's thousand dead units are no more than a thousandth.
    uint256 private constant MIN_LIQUIDITY = 1_000_000;
    /// @dev So that a trial, which takes at most a hundredth of either side, moves the hundred units that show a tax; and
    /// the one unit which a pool rounds away is less than the tolerance of its price (P-18).
    uint256 private constant MIN_SIDE = 10_000;

    /// @notice Factory of a router's exchange. Asked once: later answers of a router count for nothing (P-17).
    function venueOf(IPlatformRegistry registry, address router) internal view returns (address venueFactory) {
        if (router.code.length == 0) revert IPresaleTypes.Presale_VenueUnknown(router);
        venueFactory = IV2Router(router).factory();
        if (!registry.knownFactory(venueFactory)) revert IPresaleTypes.Presale_VenueUnknown(router);
    }

    /// @notice Whether a pool of these sizes can be made and be locked. For the raise at the soft cap and at the hard cap.
    function checkPoolSize(uint256 tokenAmount, uint256 currencyAmount) internal pure {
        uint256 largest = FixedPointMathLib.max(tokenAmount, currencyAmount);
        if (largest > MAX_RESERVE) revert IPresaleTypes.Presale_AmountTooLarge(largest, MAX_RESERVE);
        uint256 liquidity = FixedPointMathLib.sqrt(tokenAmount * currencyAmount);
        if (liquidity > MAX_LIQUIDITY) revert IPresaleTypes.Presale_AmountTooLarge(liquidity, MAX_LIQUIDITY);
        if (liquidity < MIN_LIQUIDITY) revert IPresaleListing.Presale_PoolTooSmall(liquidity, MIN_LIQUIDITY);
        uint256 smallest = FixedPointMathLib.min(tokenAmount, currencyAmount);
        if (smallest < MIN_SIDE) revert IPresaleListing.Presale_PoolSideTooSmall(smallest, MIN_SIDE);
    }

    /// @notice Whether the token's market is the presale's: a gated token trades where it says, once the presale
    /// launches it; any other may have a pool already, which has to be at the presale's price (S-55). Crumbs do not
    /// count: nobody stops a presale by them.
    /// @param tokenTemplate Template of the token at the platform's factory; 0 for a foreign token.
    /// @param quote The currency, or the wrapped native one.
    /// @param tokenAmount,currencyAmount The pool at the hard cap.
    function checkMarket(
        address venueFactory,
        address token,
        uint256 tokenTemplate,
        address quote,
        uint256 tokenAmount,
        uint256 currencyAmount
    ) internal view {
        if (tokenTemplate >= FIRST_GATED_TEMPLATE) _checkOwnMarket(venueFactory, token, quote);
        else _checkPrice(venueFactory, token, quote, tokenAmount, currencyAmount);
    }

    function _checkOwnMarket(address venueFactory, address token, address quote) private view {
        // slither-disable-next-line unused-return (two of four are asked for)
        (,, address tokenRouter, address tokenQuote) = ILaunchableToken(token).wallets();
        if (tokenQuote != quote || IV2Router(tokenRouter).factory() != venueFactory) {
            revert IPresaleTypes.Presale_OtherMarket(token, tokenRouter, tokenQuote);
        }
        // The right is given once, and to a contract that exists: a new presale can only get what nobody has.
        // slither-disable-next-line unused-return (two of seven are asked for)
        (bool launched,,,,, address launcher,) = ILaunchableToken(token).launchState();
        if (launched || launcher != address(0)) revert IPresaleTypes.Presale_NotLauncher(token, launcher);
    }

    function _checkPrice(
        address venueFactory,
        address token,
        address quote,
        uint256 tokenAmount,
        uint256 currencyAmount
    ) private view {
        address pair = IV2Factory(venueFactory).getPair(token, quote);
        if (pair == address(0)) return;
        (uint256 tokenReserve, uint256 quoteReserve) = V2Math.reservesOf(IV2Pair(pair), token < quote);
        bool isCrumbs = tokenReserve * PlacementLimits.NEGLIGIBLE <= tokenAmount
            && quoteReserve * PlacementLimits.NEGLIGIBLE <= currencyAmount;
        if (isCrumbs || tokenReserve == 0 || quoteReserve == 0) return;
        uint256 wanted = quoteReserve * tokenAmount;
        uint256 apart = FixedPointMathLib.dist(tokenReserve * currencyAmount, wanted);
        if (apart > (wanted * PlacementLimits.TOLERANCE_BPS) / BPS) {
            revert IPresaleTypes.Presale_PoolExists(pair, tokenReserve, quoteReserve);
        }
    }
}

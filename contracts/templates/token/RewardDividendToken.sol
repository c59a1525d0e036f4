// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../../src/ISolvency.sol";
import {IQuote} from "../venue/IQuote.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {HolderDividends} from "./HolderDividends.sol";
import {IHolderDividends} from "./IHolderDividends.sol";
import {IRewardDividendToken} from "./IRewardDividendToken.sol";
import {SwapBack} from "./SwapBack.sol";
import {TaxedBase} from "./TaxedBase.sol";
import {TaxedParams} from "./TaxedParams.sol";

/// @title Template 3: dividends in another token
/// @dev Documented in `ITaxedToken`, `IHolderDividends` and `IRewardDividendToken`. Constructor: as template 2, with
/// the reward token as address 5 before the owner, and numbers 18 `dividendThreshold`, 19 `dividendIntervalBlocks`.
contract RewardDividendToken is HolderDividends, IRewardDividendToken, ISolvency {
    /// @dev Quote that lies in the token vault for holders; when the pool was looked at last (unix seconds, as pairs
    /// keep them) and how much quote it held then; whether the next trade that may set off a step sets off this one.
    struct Waiting {
        uint128 quote;
        uint32 seenAt;
        uint88 seenReserve;
        bool due;
    }

    /// @dev One step moves at most this part of the pool's reserve, as in `SwapBack`.
    uint256 private constant STEP_PART = 500;
    /// @dev Between two looks at the pool. Whoever would move their average has to hold a wrong price for as long, open
    /// to everybody.
    uint256 private constant LOOK_SECONDS = 5 minutes;
    /// @dev How much worse than the average the price of the moment may be.
    uint256 private constant SLACK_BPS = 100;
    uint256 private constant BPS_WHOLE = 10_000;
    /// @dev For one step inside somebody's trade, so that a reward token that burns gas leaves enough for the rest.
    uint256 private constant STEP_GAS = 250_000;

    address private immutable _reward;
    address private immutable _rewardPair;

    Waiting private _waiting;
    /// @dev Rewards per quote, added up over the seconds until `seenAt`, as the pair does it.
    uint256 private _seenCumulative;

    constructor(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    )
        TaxedBase(stringParams, addressParams, numberParams, boolParams)
        HolderDividends(addressParams[TaxedParams.RECEIVER], numberParams)
    {
        address reward = addressParams[TaxedParams.FIRST_OWN_ADDRESS];
        _reward = reward;
        address quote = addressParams[TaxedParams.QUOTE];
        address pair = _pairOf(reward, quote);
        _rewardPair = pair;
        if (pair == address(0)) return;
        (, uint256 reserveQuote, uint256 cumulative) = _look(pair, reward < quote);
        _seenCumulative = cumulative;
        Waiting memory nothing;
        _waiting = _seen(nothing, reserveQuote);
    }

    /// @inheritdoc IHolderDividends
    /// @dev From itself this is a step that is guarded already, apart so that it may fail alone.
    function distribute() external override {
        if (msg.sender == address(this)) _convert();
        else _distribute();
    }

    /// @inheritdoc IHolderDividends
    function dividendToken() external view override returns (address) {
        return _reward;
    }

    /// @inheritdoc IRewardDividendToken
    function waitingQuote() external view override returns (uint256 amount) {
        return _waiting.quote;
    }

    /// @inheritdoc IRewardDividendToken
    function rewardPair() external view override returns (address) {
        return _rewardPair;
    }

    /// @inheritdoc ISolvency
    function solvency() external view override returns (AssetSolvency[] memory assets) {
        if (_reward == _quote) {
            assets = new AssetSolvency[](1);
            assets[0] = AssetSolvency({asset: _quote, owed: _owedToHolders() + _pending.quote, held: _held(_quote)});
        } else {
            assets = new AssetSolvency[](2);
            assets[0] = AssetSolvency({asset: _reward, owed: _owedToHolders(), held: _held(_reward)});
            assets[1] =
                AssetSolvency({asset: _quote, owed: uint256(_waiting.quote) + _pending.quote, held: _held(_quote)});
        }
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
        if (_rewardPair == address(0)) return _takeIn(amount);
        Waiting memory waiting = _waiting;
        // forge-lint: disable-next-line(unsafe-typecast) what a pair paid out
        waiting.quote += uint128(amount);
        waiting.due = true;
        _waiting = waiting;
        return amount;
    }

    /// @inheritdoc SwapBack
    function _ownStepDue() internal view override returns (bool) {
        Waiting memory waiting = _waiting;
        return waiting.due && _age(waiting) >= LOOK_SECONDS;
    }

    /// @inheritdoc SwapBack
    /// @dev Behind a call that may fail: the next step is a sale of tax again, whatever the reward token does.
    function _ownStep() internal override {
        _waiting.due = false;
        bytes4 selector = this.distribute.selector;
        // solhint-disable-next-line no-inline-assembly
        assembly {
            mstore(0, selector)
            pop(call(STEP_GAS, address(), 0, 0, 4, 0, 0))
        }
    }

    /// @inheritdoc HolderDividends
    function _payDividend(address account, uint256 amount, bool) internal override {
        _vault.pay(_reward, account, amount);
    }

    function _distribute() private nonReentrant {
        _convert();
        _startStream();
    }

    /// @dev Sells a small part of the waiting quote for rewards. What arrives is measured, never calculated. Neither the
    /// price nor the size of the pool is believed for itself: a price worse than the average since the last look sells
    /// nothing, and liquidity that was not there at the last look counts for nothing (P-25). Every look is remembered, so
    /// that a price which has moved for good is the average of the next ones.
    function _convert() private {
        Waiting memory waiting = _waiting;
        uint256 age = _age(waiting);
        if (waiting.quote == 0 || age < LOOK_SECONDS) return;
        bool rewardFirst = _reward < _quote;
        (uint256 reserve, uint256 reserveQuote, uint256 cumulative) = _look(_rewardPair, rewardFirst);
        uint256 average;
        unchecked {
            // Pairs let their sums wrap around.
            average = (cumulative - _seenCumulative) / age;
        }
        uint256 amount = (reserveQuote < waiting.seenReserve ? reserveQuote : waiting.seenReserve) / STEP_PART;
        if (amount > waiting.quote) amount = waiting.quote;
        // forge-lint: disable-next-line(divide-before-multiply) 112 bits of fraction are left, as in the average
        if (((reserve << 112) / reserveQuote) * BPS_WHOLE < average * (BPS_WHOLE - SLACK_BPS)) amount = 0;
        uint256 out = amount * 997;
        out = (out * reserve) / (reserveQuote * 1000 + out);
        if (out == 0) amount = 0;

        _seenCumulative = cumulative;
        // forge-lint: disable-next-line(unsafe-typecast) not more than it was
        waiting.quote -= uint128(amount);
        _waiting = _seen(waiting, reserveQuote);
        if (amount == 0) return;
        uint256 before = _held(_reward);
        _vault.pay(_quote, _rewardPair, amount);
        IV2Pair(_rewardPair).swap(rewardFirst ? out : 0, rewardFirst ? 0 : out, address(_vault), "");
        _takeIn(_held(_reward) - before);
    }

    /// @dev Seconds since the last look, as pairs count them.
    function _age(Waiting memory waiting) private view returns (uint256) {
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast) as pairs keep their time
            return uint32(block.timestamp) - waiting.seenAt;
        }
    }

    function _seen(Waiting memory waiting, uint256 reserveQuote) private view returns (Waiting memory) {
        // forge-lint: disable-start(unsafe-typecast) as pairs keep their time; bounded
        waiting.seenAt = uint32(block.timestamp);
        waiting.seenReserve = reserveQuote > type(uint88).max ? type(uint88).max : uint88(reserveQuote);
        // forge-lint: disable-end(unsafe-typecast)
        waiting.due = false;
        return waiting;
    }

    /// @dev Reserves of the pool, and rewards per quote added up until this second.
    function _look(address pair, bool rewardFirst)
        private
        view
        returns (uint256 reserve, uint256 reserveQuote, uint256 cumulative)
    {
        uint256 writtenAt;
        (reserve, reserveQuote, writtenAt) = IV2Pair(pair).getReserves();
        if (rewardFirst) {
            cumulative = IV2Pair(pair).price1CumulativeLast();
        } else {
            (reserve, reserveQuote) = (reserveQuote, reserve);
            cumulative = IV2Pair(pair).price0CumulativeLast();
        }
        unchecked {
            // forge-lint: disable-next-line(unsafe-typecast, divide-before-multiply) as pairs do it
            cumulative += ((reserve << 112) / reserveQuote) * uint32(block.timestamp - writtenAt);
        }
    }

    function _held(address asset) private view returns (uint256) {
        return IQuote(asset).balanceOf(address(_vault));
    }

    /// @dev The pool of the reward token and the quote token, or none where they are one.
    function _pairOf(address reward, address quote) private view returns (address pair) {
        if (reward.code.length == 0 || reward == address(this)) revert Token_RewardTokenUnusable(reward);
        // solhint-disable-next-line no-empty-blocks
        try IQuote(reward).balanceOf(address(this)) returns (uint256) {}
        catch {
            revert Token_RewardTokenUnusable(reward);
        }
        if (reward == quote) return address(0);
        pair = IV2Factory(_venueFactory).getPair(reward, quote);
        if (pair == address(0)) revert Token_RewardPoolMissing(reward, quote);
        (uint256 reserve0, uint256 reserve1,) = IV2Pair(pair).getReserves();
        if (reserve0 == 0 || reserve1 == 0) revert Token_RewardPoolMissing(reward, quote);
    }
}

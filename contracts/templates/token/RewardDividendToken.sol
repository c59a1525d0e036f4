// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../../src/ISolvency.sol";
import {IQuote} from "../venue/IQuote.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {IV2Router} from "../venue/IV2Router.sol";
import {ChainBlocks} from "./ChainBlocks.sol";
import {HolderDividends} from "./HolderDividends.sol";
import {IHolderDividends} from "./IHolderDividends.sol";
import {IRewardDividendToken} from "./IRewardDividendToken.sol";
import {SwapBack} from "./SwapBack.sol";
import {TaxedBase} from "./TaxedBase.sol";
import {TaxedParams} from "./TaxedParams.sol";

/// @title Template 3: dividends in another token
/// @dev Promises stand in `ITaxedToken`, `IHolderDividends` and `IRewardDividendToken`. Constructor: as template 2, with
/// the reward token as address 5 before the owner, and numbers 18 `dividendThreshold`, 19 `dividendIntervalBlocks`.
contract RewardDividendToken is HolderDividends, IRewardDividendToken, ISolvency {
    /// @dev Quote that lies in the purse for holders, the block of the last step, and whether the next trade that may
    /// set off a step sets off this one.
    struct Waiting {
        uint128 quote;
        uint40 lastBlock;
        bool due;
    }

    /// @dev One step moves at most this part of the pool's reserve, as in `SwapBack`.
    uint256 private constant STEP_PART = 500;
    /// @dev For one step inside somebody's trade, so that a reward token that burns gas leaves enough for the rest.
    uint256 private constant STEP_GAS = 250_000;

    address private immutable _reward;
    address private immutable _rewardPair;

    Waiting private _waiting;

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
        _rewardPair = _pairOf(reward, addressParams[TaxedParams.QUOTE], addressParams[TaxedParams.ROUTER]);
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
        return _waiting.due;
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
        _purse.pay(_reward, account, amount);
    }

    function _distribute() private nonReentrant {
        _convert();
        _startStream();
    }

    /// @dev Sells a small part of the waiting quote for rewards. What arrives is measured, never calculated. A pool that
    /// moved in this second is left alone: liquidity and prices that were borrowed for one transaction decide nothing, and
    /// whoever would prepare the pool a second ahead stands open to everybody else meanwhile (P-25).
    function _convert() private {
        Waiting memory waiting = _waiting;
        uint256 number = ChainBlocks.number();
        if (waiting.quote == 0 || waiting.lastBlock == number) return;
        (uint256 reserve, uint256 reserveQuote, uint32 writtenAt) = IV2Pair(_rewardPair).getReserves();
        // forge-lint: disable-next-line(unsafe-typecast) as pairs keep their time
        if (writtenAt == uint32(block.timestamp)) return;
        bool rewardFirst = _reward < _quote;
        if (!rewardFirst) (reserve, reserveQuote) = (reserveQuote, reserve);
        uint256 amount = reserveQuote / STEP_PART;
        if (amount > waiting.quote) amount = waiting.quote;
        uint256 out = amount * 997;
        out = (out * reserve) / (reserveQuote * 1000 + out);
        if (out == 0) return;

        // forge-lint: disable-next-line(unsafe-typecast) not more than it was; the number of a block
        _waiting = Waiting({quote: uint128(waiting.quote - amount), lastBlock: uint40(number), due: false});
        uint256 before = _held(_reward);
        _purse.pay(_quote, _rewardPair, amount);
        IV2Pair(_rewardPair).swap(rewardFirst ? out : 0, rewardFirst ? 0 : out, address(_purse), "");
        _takeIn(_held(_reward) - before);
    }

    function _held(address asset) private view returns (uint256) {
        return IQuote(asset).balanceOf(address(_purse));
    }

    /// @dev The pool of the reward token and the quote token, or none where they are one.
    function _pairOf(address reward, address quote, address router) private view returns (address pair) {
        if (reward.code.length == 0 || reward == address(this)) revert Token_RewardTokenUnusable(reward);
        // solhint-disable-next-line no-empty-blocks
        try IQuote(reward).balanceOf(address(this)) returns (uint256) {}
        catch {
            revert Token_RewardTokenUnusable(reward);
        }
        if (reward == quote) return address(0);
        pair = IV2Factory(IV2Router(router).factory()).getPair(reward, quote);
        if (pair == address(0)) revert Token_RewardPoolMissing(reward, quote);
        (uint256 reserve0, uint256 reserve1,) = IV2Pair(pair).getReserves();
        if (reserve0 == 0 || reserve1 == 0) revert Token_RewardPoolMissing(reward, quote);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ILaunchPad} from "../launch/ILaunchPad.sol";

/// @title Brings a pool to a stated price and adds liquidity, in one call
/// @notice For pairs of V2 exchanges that somebody has dusted, counted (`sync`), filled at a wrong price or left without
/// liquidity. The pair's own reserves have to show the price afterwards, to half a percent, or everything reverts for a
/// named reason and can be tried again (P-09). The contract has no owner and keeps nothing: what is left goes back in the
/// same call, and no allowance is given to anybody (P-04).
///
/// Warning: whatever lies in the pair without belonging to anybody's liquidity goes to the caller.
/// Warning: where others' liquidity is a few units that stand for a large pool, a share of it cannot be told to half a
/// percent: `PoolPlacement_LiquidityDiluted`. Larger amounts go through.
/// Warning: what is added is a part of the pool, and others' liquidity has the other part: who trades or adds right before
/// a repair decides how much liquidity it gets for what it puts in. A `minLiquidity` of zero leaves that to them, within
/// the half percent; the liquidity that `inspectPool` foresees, less a little, does not.
/// Warning: a token before its launch cannot be moved into a pair by anybody; its launch places the liquidity itself.
interface IPoolRepair {
    /// @notice What is wanted of a pair.
    /// @param venueFactory Factory of the exchange, known to the platform's registry (P-17).
    /// @param token The token.
    /// @param quote What it is priced in; `address(0)` stands for the native currency (the pair holds its wrapped form).
    /// @param tokenAmount,quoteAmount What becomes liquidity at most, in base units; together they are the price.
    struct Wish {
        address venueFactory;
        address token;
        address quote;
        uint256 tokenAmount;
        uint256 quoteAmount;
    }

    /// @notice One repair.
    /// @param wish Pair, price and liquidity.
    /// @param maxTokenLoss,maxQuoteLoss Most that may be spent on the price beyond what becomes liquidity, in base units.
    /// `tokenAmount + maxTokenLoss` and `quoteAmount + maxQuoteLoss` are taken from the caller, the rest comes back.
    /// @param minLiquidity Least liquidity that has to come out.
    /// @param to Who receives the liquidity.
    /// @param deadline Unix seconds after which the repair is refused.
    struct RepairParams {
        Wish wish;
        uint256 maxTokenLoss;
        uint256 maxQuoteLoss;
        uint256 minLiquidity;
        address to;
        uint256 deadline;
    }

    /// @notice What a repair did. Amounts in base units.
    /// @param pair The pair, which may be new.
    /// @param tokenIn,quoteIn What became liquidity.
    /// @param tokenSpent,quoteSpent What left the caller altogether.
    /// @param liquidity What `to` received.
    struct Outcome {
        address pair;
        uint256 tokenIn;
        uint256 quoteIn;
        uint256 tokenSpent;
        uint256 quoteSpent;
        uint256 liquidity;
    }

    /// @notice What is wrong with a pair, and what its repair would do at this moment. Amounts in base units.
    /// @param pair Zero when there is none yet.
    /// @param faults Bits: 1 no pair; 2 no liquidity in circulation; 4 dust that the pair has not counted; 8 reserves that
    /// were counted without liquidity; 16 a price more than half a percent beside the stated one; 32 less held than
    /// counted.
    /// @param tokenReserve,quoteReserve What the pair counts with now.
    /// @param tokenDust,quoteDust What lies there uncounted.
    /// @param totalLiquidity Liquidity in circulation now.
    /// @param tokenRepair,quoteRepair What goes into the pair for the price; one of them is zero but for a unit.
    /// @param tokenBack,quoteBack What comes out of it for that.
    /// @param tokenIn,quoteIn What becomes liquidity.
    /// @param tokenAfter,quoteAfter Reserves afterwards.
    /// @param liquidity What comes out, before an exchange takes a part of its own earnings.
    struct Report {
        address pair;
        uint256 faults;
        uint256 tokenReserve;
        uint256 quoteReserve;
        uint256 tokenDust;
        uint256 quoteDust;
        uint256 totalLiquidity;
        uint256 tokenRepair;
        uint256 quoteRepair;
        uint256 tokenBack;
        uint256 quoteBack;
        uint256 tokenIn;
        uint256 quoteIn;
        uint256 tokenAfter;
        uint256 quoteAfter;
        uint256 liquidity;
    }

    /// @notice The deadline has passed.
    error PoolRepair_DeadlinePassed(uint256 deadline);
    /// @notice Both sides of a pool need an amount.
    error PoolRepair_AmountZero();
    /// @notice More than a V2 pool can hold, budgets included.
    error PoolRepair_AmountTooLarge(uint256 amount, uint256 max);
    /// @notice Somebody receives the liquidity.
    error PoolRepair_ReceiverZero();
    /// @notice Liquidity would be lost there: the pair itself, or the repair contract.
    error PoolRepair_ReceiverUnusable(address to);
    /// @notice The exchange's factory is not in the platform's registry.
    error PoolRepair_VenueUnknown(address venueFactory);
    /// @notice The platform does not know this network's wrapped native currency.
    error PoolRepair_NativeUnsupported();
    /// @notice The quote currency is the token itself.
    error PoolRepair_QuoteIsToken(address token);
    /// @notice The token keeps a part of what is sent into its pool: no price can be stated with it. Its owner can exempt
    /// the repair contract, or lift the tax.
    error PoolRepair_Taxed(address token, uint256 sent, uint256 received);
    /// @notice More would be lost of `token` than `maxTokenLoss` or `maxQuoteLoss` allows.
    error PoolRepair_LossTooHigh(address token, uint256 loss, uint256 max);
    /// @notice Less liquidity comes out than was asked for, or none at all.
    error PoolRepair_TooLittleLiquidity(uint256 liquidity, uint256 min);
    /// @notice Too little native currency came along.
    error PoolRepair_ValueTooLow(uint256 sentWei, uint256 neededWei);
    /// @notice Native currency comes with a repair in it, and from its wrapped form.
    error PoolRepair_ValueRefused(uint256 sentWei);
    /// @notice The caller does not take back what is over.
    error PoolRepair_PaymentFailed(address to, uint256 amountWei);

    /// @notice A pool is at the stated price. The trade that brought it there has an event of its own (`PoolRepaired`).
    event PoolFixed(
        address indexed pair,
        address indexed token,
        address indexed caller,
        address quote,
        address to,
        uint256 tokenIn,
        uint256 quoteIn,
        uint256 tokenSpent,
        uint256 quoteSpent,
        uint256 liquidity
    );

    /// @notice Brings the pair to the price `wish.tokenAmount : wish.quoteAmount` and adds liquidity there. The caller has
    /// allowed the repair contract, or Permit2 and through it the repair contract, to take the tokens, and sends the
    /// native currency along.
    function fixPool(RepairParams calldata params) external payable returns (Outcome memory outcome);

    /// @notice The same with signed allowances (EIP-2612, EIP-1271).
    function fixPoolWithPermits(RepairParams calldata params, ILaunchPad.Permit[] calldata permits)
        external
        payable
        returns (Outcome memory outcome);

    /// @notice What a repair takes from the caller at this moment, in base units.
    /// @return tokenNeeded What has to be at hand of the token.
    /// @return quoteNeeded What has to be at hand of the quote currency.
    /// @return tokenLoss The part of it that does not become liquidity: the budget that a repair needs. Pools move; a wise
    /// caller allows a little more.
    /// @return quoteLoss The same of the quote currency.
    function calculateTokenAmount(Wish calldata wish)
        external
        view
        returns (uint256 tokenNeeded, uint256 quoteNeeded, uint256 tokenLoss, uint256 quoteLoss);

    /// @notice What is wrong with a pair and what its repair would do. Taxes of the token are not known here.
    function inspectPool(Wish calldata wish) external view returns (Report memory report);
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Rehearsal of a buy, a transfer and a sell
/// @notice Answers for any ERC-20 on a V2 exchange: what does a small trader get who buys, passes some on and sells?
/// For nodes that cannot simulate the transactions of a wallet one after another (`eth_simulateV1`).
/// The code is never deployed. A reader asks a node for an `eth_call` in which this code stands at an address that nobody
/// has used before, with native currency that nobody has paid (state override), so that a token can neither know the
/// trader nor the trader lose anything. The same address asks, with a gas price: origin and trader are one, as a wallet is.
/// Warning: it rehearses one moment. A token may behave otherwise for other wallets, other amounts or a later block.
/// Warning: the trader is a contract, and buys and sells in one block; tokens exist that refuse either.
interface ITradeProbe {
    /// @param router V2 router with `swapExactTokensForTokensSupportingFeeOnTransferTokens`.
    /// @param fundingRouter V2 router by which the quote is bought with the wrapped native currency.
    /// @param wrappedNative What the native currency is wrapped into; the quote is bought with it when it is another.
    /// @param pair Pool of token and quote that the router uses.
    /// @param quote What the token is bought with.
    /// @param receiver Wallet without code that gets a part of what was bought.
    /// @param quoteAmount Base units of the quote to buy for.
    /// @param nativeAmount Wei to wrap; the rest stays, as it does with somebody who pays for gas.
    struct TradeParams {
        address router;
        address fundingRouter;
        address wrappedNative;
        address pair;
        address quote;
        address token;
        address receiver;
        uint256 quoteAmount;
        uint256 nativeAmount;
    }

    /// @param ok False when it was refused, or was not tried because an earlier step was refused.
    /// @param sent Base units that the step gave away: quote for a buy, token for a transfer or a sell.
    /// @param expected Base units that the pool's reserves just before the step promise for `sent`.
    /// @param received Base units by which the balance at the other end grew.
    /// @param gasUsed Gas of the step, calls of its own included.
    /// @param reason Revert data of the exchange, at most 512 bytes; empty when the step was done or not tried.
    /// @param tokenReason Revert data of the token itself where the exchange hides it (sells only).
    struct Step {
        bool ok;
        uint256 sent;
        uint256 expected;
        uint256 received;
        uint256 gasUsed;
        bytes reason;
        bytes tokenReason;
    }

    /// @param funding Buying the quote with native currency; `ok` with zeros where none had to be bought.
    struct Report {
        Step funding;
        Step buy;
        Step transfer;
        Step sell;
    }

    /// @notice A step was called by somebody else than the probe.
    error TradeProbe_OwnStepsOnly();

    /// @notice The token answered a call with "false" instead of reverting.
    error TradeProbe_AnsweredFalse();

    /// @notice Wraps native currency, buys, transfers a quarter, sells the rest.
    /// @return report Every step, done or refused; reverts only when the node gives too little gas.
    function rehearse(TradeParams calldata params) external returns (Report memory report);

    /// @notice A sell of `amount` by the account at which this code stands: could somebody who holds the token sell it now?
    function rehearseSell(TradeParams calldata params, uint256 amount) external returns (Step memory sale);
}

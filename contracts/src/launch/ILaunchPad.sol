// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";
import {ITokenFactory} from "../token-factory/ITokenFactory.sol";

/// @title Create, add liquidity, lock it and open trading in one transaction
/// @notice With nothing in between there is nothing to snipe. Everything happens for the caller, at the stated price,
/// also when somebody has created, dusted or synced the pair beforehand: the price is brought back within a bound that
/// the caller names, or the whole call reverts for a named reason and can be sent again (P-07, P-09).
///
/// What protects which token:
///  - templates 2 to 9 have a launch gate: nobody can move the token before `launch()` (P-08), so the pair can be dusted
///    with quote currency only, and the `LaunchPad` is their launcher (S-31);
///  - template 1 and foreign tokens have no gate: everything happens inside one call, and a pool that exists already is
///    either within reach of the repair or a named revert.
interface ILaunchPad is ISolvency {
    /// @notice A first buy of the team, disclosed by `TeamBuy`.
    /// @param to Who receives the tokens.
    /// @param quoteAmount What is spent, in base units of the quote currency.
    /// @param minTokens What has to arrive at least.
    struct Purchase {
        address to;
        uint256 quoteAmount;
        uint256 minTokens;
    }

    /// @notice A batch opening (S-37): for `openingSeconds` everybody can commit quote currency, then all of it buys in
    /// one swap at one price. All zero: trading opens at once.
    /// @param openingSeconds 10 to 3 600.
    /// @param cap Most quote currency that the one swap spends; commitments beyond it come back pro rata.
    struct Opening {
        uint256 openingSeconds;
        uint256 cap;
    }

    /// @notice One launch.
    /// @param token Existing token, or `address(0)`: create one from `creation`.
    /// @param creation As in `ITokenFactory.deploy`; `addresses[0]`, the receiver of the supply, is the `LaunchPad`
    /// itself. Ignored for an existing token.
    /// @param venueFactory Factory of the exchange, known to the platform's registry (P-17).
    /// @param quote Quote token; `address(0)` stands for the native currency (the pair holds its wrapped form).
    /// @param tokenAmount,quoteAmount What goes into the pool, in base units; together they are the price.
    /// @param maxRepairBps Most of either amount that may be spent on bringing a crooked pool to that price; 0 to 1 000.
    /// Half a thousandth is always allowed, so that dust stops nobody.
    /// @param unlockAt When the liquidity can be withdrawn again; `type(uint40).max` never; 0 burns it.
    /// @param lockOwner Who owns the lock; ignored when the liquidity is burned.
    /// @param tokenReceiver Receives what is left of a created supply.
    /// @param purchases First buys of the team, at most 20; with an opening they take part in it like everybody.
    /// @param opening Batch opening; only for tokens with a launch gate.
    /// @param deadline Unix seconds after which the launch is refused.
    struct LaunchParams {
        address token;
        ITokenFactory.Creation creation;
        address venueFactory;
        address quote;
        uint256 tokenAmount;
        uint256 quoteAmount;
        uint256 maxRepairBps;
        uint256 unlockAt;
        address lockOwner;
        address tokenReceiver;
        Purchase[] purchases;
        Opening opening;
        uint256 deadline;
    }

    /// @notice A signed allowance (EIP-2612, or the same message approved by a contract's EIP-1271).
    /// @param token Token or quote token of the launch.
    /// @param value,deadline As signed; the spender is the `LaunchPad`.
    /// @param signature 65 bytes r, s, v; anything else is handed to the token's `permit` that takes bytes.
    struct Permit {
        address token;
        uint256 value;
        uint256 deadline;
        bytes signature;
    }

    /// @notice The deadline has passed.
    error LaunchPad_DeadlinePassed(uint256 deadline);
    /// @notice Both sides of a pool, and each first buy, need an amount.
    error LaunchPad_AmountZero();
    /// @notice More than a V2 pool can hold.
    error LaunchPad_AmountTooLarge(uint256 amount, uint256 max);
    /// @notice The repair may cost at most a tenth.
    error LaunchPad_RepairTooHigh(uint256 bps, uint256 max);
    /// @notice The exchange's factory is not in the platform's registry.
    error LaunchPad_VenueUnknown(address venueFactory);
    /// @notice The platform does not know this network's wrapped native currency.
    error LaunchPad_NativeUnsupported();
    /// @notice The quote currency is the token itself.
    error LaunchPad_QuoteIsToken(address token);
    /// @notice The quote currency is a taxed token of the platform itself, which must not move here without its rules.
    error LaunchPad_QuoteIsTaxed(address quote);
    /// @notice The token opened trading in another pool than the one that was filled.
    error LaunchPad_PairMoved(address token, address tokenPair, address pair);
    /// @notice A created token's supply has to come here: `addresses[0]` is the `LaunchPad`.
    error LaunchPad_ReceiverNotLaunchPad(address receiver);
    /// @notice The created supply is smaller than what the pool needs.
    error LaunchPad_SupplyTooSmall(uint256 supply, uint256 needed);
    /// @notice Somebody receives what is left.
    error LaunchPad_ReceiverZero();
    /// @notice Before trading opens, the rest of a created supply goes to its owner alone, who can hand it on.
    error LaunchPad_ReceiverNotOwner(address receiver, address owner);
    /// @notice Only the token's owner launches it.
    error LaunchPad_NotTokenOwner(address caller, address owner);
    /// @notice The owner has not made the `LaunchPad` the token's launcher; `launcher` is who that is.
    error LaunchPad_NotLauncher(address token, address launcher);
    /// @notice The token trades already.
    error LaunchPad_AlreadyLaunched(address token);
    /// @notice The token trades at another exchange or against another currency than the parameters say.
    error LaunchPad_OtherMarket(address token, address router, address quote);
    /// @notice The currency does not arrive whole: it takes a fee, and the price could not be kept.
    error LaunchPad_NotWhole(address token, uint256 sent, uint256 received);
    /// @notice Too little native currency came along.
    error LaunchPad_ValueTooLow(uint256 sentWei, uint256 neededWei);
    /// @notice More first buys than one transaction should carry.
    error LaunchPad_TooManyPurchases(uint256 given, uint256 max);
    /// @notice A first buy got less than it asked for.
    error LaunchPad_TooFewTokens(address to, uint256 tokens, uint256 min);
    /// @notice A batch opening needs a token that nobody can trade in the meantime.
    error LaunchPad_OpeningNeedsGate(address token);
    /// @notice Only the opening vault.
    error LaunchPad_CallerNotVault(address caller);
    /// @notice Native currency comes from the wrapped form and the factory only.
    error LaunchPad_ValueRefused(uint256 sentWei);
    /// @notice The caller does not take back what is over.
    error LaunchPad_PaymentFailed(address to, uint256 amountWei);

    /// @notice A token was launched, or its batch opening began (`openingId` not zero).
    /// @param tokenAmount,quoteAmount What became `liquidity`; a repair before it has an event of its own.
    /// @param lockId 0 when the liquidity was burned.
    /// @param openingId 0 when trading opened at once.
    event Launched(
        address indexed owner,
        address indexed token,
        address indexed pair,
        address quote,
        uint256 tokenAmount,
        uint256 quoteAmount,
        uint256 liquidity,
        uint256 lockId,
        uint256 unlockAt,
        uint256 openingId
    );
    /// @notice A first buy of the team.
    event TeamBuy(address indexed token, address indexed to, uint256 quoteIn, uint256 tokensOut);
    /// @notice A batch opening was cleared: trading is open, `quoteIn` bought `tokensOut` at one price.
    event OpeningCleared(uint256 indexed openingId, address indexed token, uint256 quoteIn, uint256 tokensOut);

    /// @notice Launches as `params` say. What that takes beyond native currency has to be allowed to the `LaunchPad`
    /// before; what is over comes back in the same call.
    function launch(LaunchParams calldata params)
        external
        payable
        returns (address token, address pair, uint256 lockId, uint256 openingId);

    /// @notice The same, with signed allowances. A permit that fails (somebody used it before) is not an error: only the
    /// allowance counts.
    function launchWithPermits(LaunchParams calldata params, Permit[] calldata permits)
        external
        payable
        returns (address token, address pair, uint256 lockId, uint256 openingId);

    /// @notice Vault only: opens trading if it is not open and buys with `quoteIn` of `quote`, which the vault has sent
    /// here. @return tokens What was bought; it stays here until `payOut`.
    function clearOpening(uint256 openingId, address token, address pair, address quote, uint256 quoteIn)
        external
        returns (uint256 tokens);

    /// @notice Vault only: hands on tokens that were bought for its depositors.
    function payOut(address token, address to, uint256 amount) external;

    /// @notice Native currency that a launch needs: the creation fee of `caller`, and the quote currency when it is
    /// native. Send exactly this.
    function valueOf(address caller, LaunchParams calldata params) external view returns (uint256 valueWei);

    /// @notice `solvency()` of the opened tokens from `offset` on, at most `limit` of them.
    function solvencyPage(uint256 offset, uint256 limit) external view returns (AssetSolvency[] memory assets);

    /// @notice Number of tokens that openings ever opened.
    function openedTokenCount() external view returns (uint256);

    /// @notice Vault of batch openings, made with this contract.
    function vault() external view returns (address);

    /// @notice Where burned liquidity goes.
    function DEAD() external view returns (address);
}

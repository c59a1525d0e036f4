// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Buys a little of a token and sells it again, as a stranger would
/// @notice For tokens that the platform did not make: says what came back and what had to (P-18, S-54). It judges what
/// the token itself keeps of an amount, at whatever price the pool has by then: a token that sells collected tax inside
/// somebody's transfer moves the price, and anybody can bring that about by a gift to it (P-41). A trade that is refused
/// reverts, and is no verdict.
/// Warning: it tries one moment. A token whose owner has power over it may behave otherwise later.
interface ISellabilityCheck {
    /// @notice The token moved the pool's reserves during its own transfer, and either kept more than it declared or took
    /// more than a quarter of the pool's quote: no verdict, to be tried again.
    /// @param expected The quote that the pool should count after the purchase. @param quoteReserve What it counts.
    error SellabilityCheck_PoolMoved(uint256 expected, uint256 quoteReserve);

    /// @notice Spends `amount` of `quote`, which the caller has sent here just before, on `token` in `pair` by a trader at
    /// an address that nobody has used before and that has no code, sells everything again and sends what comes of it to
    /// the caller.
    /// @param amount Base units; `amountFor` says how much is enough to tell.
    /// @param declaredTaxBps What the token may keep of a round trip beside the exchange's fee, in basis points.
    /// @return received What arrived at the caller.
    /// @return least What arrives when the token keeps exactly that, two base units less for rounding, at the price of
    /// the same moment.
    function tryOut(address pair, address token, address quote, uint256 amount, uint256 declaredTaxBps)
        external
        returns (uint256 received, uint256 least);

    /// @notice How much to spend in a pool of these sizes: a ten-thousandth, or what a hundred base units of either side
    /// take, but at most a hundredth.
    function amountFor(uint256 tokenAmount, uint256 quoteAmount) external pure returns (uint256 amount);
}
